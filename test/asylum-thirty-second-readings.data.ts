import type { AsylumReading } from './asylum-readings.data.ts'

const document = (id: string, title: string, text: string, kind = 'client_document') => ({ id, kind, title, text })
const expected = { sections: [], absent: [], checks: [] }
/** Written whole before it was run. */
export const thirtySecondAsylum: readonly AsylumReading[] = [
  {
    expected,
    needed: [],
    id: 'R90',
    title:
      'a Kurdish laboratory technician of Iran, protests of 2022, before the court in Los Angeles, a year in Turkey, a guilty plea under force',
    as_of: '2026-11-29',
    client: {
      first_name: 'Shilan',
      middle_name: '',
      last_name: 'Moradi',
      client: {
        a_number: 'A 246-018-337',
        country_of_citizenship: 'Iran',
        date_of_birth: '1994-12-02',
        gender: 'female',
      },
      spouse: { first_name: '', last_name: '', date_of_birth: '' },
      children: [],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Daniel Okafor',
      city: 'Los Angeles',
      state: 'CA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-03-08',
      i589_filed_date: '2024-11-19',
      nta_date: '2024-03-21',
      next_hearing: '2027-02-24, 1:00 p.m.',
      southern_border_entry: 'yes',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'In the detention center of the Intelligence Ministry in Sanandaj, from November 20 to December 27, 2022, she was whipped on the soles of her feet with a cable, kept awake and threatened with rape. An interrogator told her that nobody would come to ask for a Kurd.',
      procedural_history: 'yes',
      procedural_history_details:
        'She entered near Tecate on March 8, 2024, and gave herself up to the Border Patrol. An asylum officer found a credible fear on March 19, 2024. She was released on parole on March 22, 2024.',
      country_resided: 'yes',
      benefits_details:
        'Turkey, February 2023 to January 2024, with a tourist residence card for one year. Renewal was refused in January 2024.',
      applicant_basis: ['Political Opinion', 'Nationality', 'Religion'],
      religion_details: 'Born Sunni Muslim in a Shia state; she does not believe and does not wear the hijab.',
      political_opinion_details:
        'Against compulsory hijab and against the Islamic Republic; she marched, treated the wounded and filmed.',
      nationality_details: 'Kurdish',
      country_persecution: 'Iran',
      who: 'The Ministry of Intelligence in Sanandaj, the Basij of the Faizabad quarter and the Revolutionary Court',
      persecutor_type: 'government',
      why: 'She marched after the death of Jina Mahsa Amini, filmed a shooting and sent the film abroad, and hid wounded marchers in the laboratory where she worked.',
      when: 'September 2022 to January 2023',
      what: 'She was held for thirty-seven days, whipped, threatened with rape, and convicted of propaganda against the state.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Her cousin Zaniar was shot in both eyes with pellets on October 8, 2022, and is blind.',
      client_reported: 'no',
      no_client_reported_details: 'The government itself did it.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Shilan Moradi',
        `DECLARATION OF SHILAN MORADI IN SUPPORT OF HER APPLICATION

My name is Shilan Moradi. I was born in Sanandaj on December 2, 1994. I am a Kurd and a citizen of Iran only. I studied laboratory science and from 2017 I worked in the night shift of the blood laboratory of Kowsar Hospital.

How it began

When Jina Mahsa Amini died on September 16, 2022, I was on shift. The next evening my cousin Zaniar and I went to Ferdowsi Street. I took off my scarf and put it in my pocket. I have not worn one since, except in prison. On October 8 we were on Pasdaran Street when the Basij fired from two motorcycles. I was filming. Zaniar fell with his hands on his face. You can hear me in the film saying his name. That night I sent the film to a friend at a Kurdish television station in London, and it was shown on October 10 without my name.

The laboratory

From October to the middle of November people with pellets in them could not go to the emergency room, because the agents took them from the beds. A surgeon, whom I will not name, took pellets out in our storeroom at night. I held the lamp and I matched blood without a form. There were nineteen people. Two died. A guard of the hospital saw me wash the floor.

My arrest

On November 20, 2022, at six in the morning, seven men came to my parents' apartment. They broke my father's thumb in the door. They took my telephone and my laptop and put a bag on my head. In the detention center of the Ministry of Intelligence I was asked by a man they called Haj Agha. He had the film. He asked who sent it. I said that I did not know. He had me lie on a bench and another man whipped the soles of my feet with a cable. I counted to forty the first time. They did that on four days. For six nights a light was on and a woman hit the door with a ring of keys each time I closed my eyes. Haj Agha said: "You people want a country. You will get two meters of it." On December 3 he told two men to take me downstairs and to do with me what they liked. They opened the door, laughed and brought me back. I was not raped. I want to say that because the first interpreter wrote something else.

On December 24 I signed four pages and said before a camera that I was paid by London. On December 27 I was let go on bail, my father's deed for the apartment.

The court

On January 15, 2023, Branch 1 of the Revolutionary Court in Sanandaj heard me for nine minutes. I had no lawyer of my own. I pleaded guilty, since Haj Agha was in the room. I was convicted of propaganda against the state and of insulting the Leader and sentenced to three years and seventy-four lashes. I was given twenty days to come to the prison. The hospital dismissed me the same week.

Turkey

On February 2, 2023, smugglers took me over the mountains near Sardasht to Iraq and then to Turkey. I lived in Van and from May in Denizli and worked in a laundry. I had a residence card for tourists for one year. In August two Iranians came to the laundry and asked the owner for "the girl from Sanandaj". I changed my room. I went to the office for migration in Denizli and asked to be a refugee, and they said that they do not register in Denizli. In January 2024 my card was not renewed and I was told to leave in ten days. I flew to Brazil, then to Mexico by land, through Panama and Guatemala. I did not ask for asylum in those countries. In Panama I had a fever for a week, and nobody there told us how.

Here

On March 8, 2024, I crossed near Tecate with nine others and we sat down on the road and waited for the Border Patrol. The officer asked me by a telephone interpreter in Persian if I had been arrested, and the paper says "no". I said that I had been in detention. My language is Sorani and I do not know what he heard. I told everything to the asylum officer eleven days later, with a Sorani interpreter.

On July 4, 2024, agents asked my parents where I am. They come every two or three months. In May 2025 they took my brother Hemin for two days. He was told that he will serve my three years if I do not come.

I march in Los Angeles, at Westwood, since April 2024, with my face open. A photograph of me with Jina's picture is on the page of a Persian television station.

I was fined in Los Angeles in 2025 for riding the Metro without a ticket. I paid it.

If I return, I will be arrested at the airport because of the sentence. I would have to go to prison and I would be whipped seventy-four times. In Sanandaj they hanged a man in 2023 for less than the film.

I declare under penalty of perjury that this is true and was read to me in Sorani.
Shilan Moradi, Los Angeles, October 9, 2026`,
      ),
      document(
        'd2',
        'Judgment of Branch 1, Islamic Revolutionary Court, Sanandaj (translation)',
        `IN THE NAME OF GOD
Islamic Revolutionary Court of Sanandaj, Branch 1. Case 0109982.
Date: 25 Dey 1401 (January 15, 2023)
Defendant: Shilan Moradi, child of Rahim, born 1373, laboratory employee, free on bail.
Charges: propaganda against the system by sending films to hostile media; insulting the position of Leadership.
The court, considering the report of the Ministry of Intelligence, the confession of the accused on 3 Dey and her confession in this session, finds the charges proved and sentences the accused to two years for the first and one year for the second, and seventy-four lashes. The accused has shown remorse. The decision may be appealed within twenty days.
Translated from Persian by Westwood Certified Translations, May 6, 2026.`,
      ),
      document(
        'd3',
        'Report of Forensic Examination, Leila Haddad, M.D.',
        `REPORT OF FORENSIC MEDICAL EXAMINATION
I am board certified in internal medicine and have examined survivors of torture at a clinic in Los Angeles since 2011. I examined Ms. Moradi on June 2, 2026, with a Sorani interpreter, for two hours.
Findings. On the plantar surface of both feet there are five linear areas of thickened, darker skin, 4 to 7 cm long. The arches are flattened and the heel pads give way under the thumb. She walks on the outer edges. The pain when she stands for more than thirty minutes was reported by her and agrees with the finding. These findings are highly consistent with repeated blows to the soles (falanga).
There is a round scar of 1 cm on the right forearm, which she said is from a hot iron in the laundry in Turkey. It is not related.
She reported that she sleeps three or four hours with the light off, which she cannot stand when it is on. I did not make a psychological diagnosis.`,
      ),
      document(
        'd4',
        'Record of Sworn Statement, Form I-867, March 8, 2024',
        `RECORD OF SWORN STATEMENT IN PROCEEDINGS UNDER SECTION 235(b)(1)
Language: Persian (telephonic)
Q. Why did you leave your home country? A. Because of problems with the government, the protests.
Q. Do you have any fear of being returned? A. Yes. They will put me in prison.
Q. Have you ever been arrested anywhere in the world? A. No.
Q. Would you be harmed? A. Yes.`,
      ),
      document(
        'd5',
        'Letter of Rojin Karimi, Rojhelat TV, London',
        `London, April 20, 2026
I am an editor of the station. On the night of October 8, 2022, I received from Shilan Moradi, whom I have known since the university, a film of fifty-one seconds. It shows two men on motorcycles who fire and a man who falls. We broadcast it on October 10, 2022, and it was seen 1.4 million times. We kept her name to ourselves. On December 26, 2022, Iranian state television showed her on the program "20:30", with her name, saying that we had paid her. We had not. I attach the picture.
Rojin Karimi`,
      ),
      document(
        'd6',
        'Kurdistan Legal Observatory, Sentences after the protests (excerpt)',
        `SENTENCES AFTER THE PROTESTS, 2022-2026
Of 1,204 persons from Kurdistan Province convicted by Revolutionary Courts since September 2022, 611 were tried without a lawyer of their choice (p. 6). Flogging was carried out in 188 cases (p. 9). Families of persons who fled were detained in 140 cases to make them come back (p. 13).
In 2023 the Judiciary announced a pardon of 22,000 protesters (p. 17). Persons convicted of contact with foreign media were excluded from it (p. 18). Eleven of 26 returnees whom we followed were arrested within a month, most of them at the airport (p. 21). Some who had only marched were questioned and let go (p. 22).
Kurds who move to Tehran or Karaj are registered with the police at the place of work, so that a sentence of any province is seen (p. 25).`,
      ),
    ],
  },
]
