import type { AsylumReading } from './asylum-readings.data.ts'

const document = (id: string, title: string, text: string, kind = 'client_document') => ({ id, kind, title, text })
const expected = { sections: [], absent: [], checks: [] }
/** Written whole before it was run. */
export const thirtiethAsylum: readonly AsylumReading[] = [
  {
    expected,
    needed: [],
    id: 'R80',
    title:
      'a Christian nurse of Pakistan accused of blasphemy, Immigration Judge in Sacramento, two years in Dubai, filed late while a visitor',
    as_of: '2026-11-29',
    client: {
      first_name: 'Shazia',
      middle_name: '',
      last_name: 'Inayat',
      client: {
        a_number: 'A 231-774-056',
        country_of_citizenship: 'Pakistan',
        date_of_birth: '1991-08-23',
        gender: 'female',
      },
      spouse: { first_name: 'Naveed', last_name: 'Gill', date_of_birth: '1988-02-11' },
      children: [{ first_name: 'Hannah', last_name: 'Naveed', date_of_birth: '2018-06-05' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Colleen Ashworth',
      city: 'Sacramento',
      state: 'CA',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'On March 3, 2025, the complainant’s brother posted her photograph and her sister’s address in Stockton on Facebook, and on March 19, 2025, her brother Sunil was beaten in Faisalabad and told that the case would never be closed. Until then she hoped that the police would drop it. She filed on June 30, 2025.',
      last_arrival_date: '2023-11-14',
      i589_filed_date: '2025-06-30',
      nta_date: '2025-09-08',
      next_hearing: '2027-04-13, 8:30 a.m.',
      southern_border_entry: 'no',
      spouse_applying: 'no',
      children_applying: 'yes',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'In police custody at Civil Lines, Faisalabad, from May 9 to 12, 2021, she was slapped, made to stand all night and threatened with being handed to the crowd outside. The station officer said: "For this, no judge will ask what we did to you."',
      procedural_history: 'yes',
      procedural_history_details:
        'She was admitted at San Francisco on November 14, 2023, as a B-2 visitor until May 13, 2024. The asylum office in San Francisco referred her application on September 2, 2025, because it was not filed within one year.',
      country_resided: 'yes',
      benefits_details:
        'United Arab Emirates, August 2021 to November 2023, with an employer’s residence visa as a nurse in a clinic in Dubai. It ended when she left the job.',
      applicant_basis: ['Religion', 'Political Opinion'],
      religion_details: 'Christian, of the Church of Pakistan (Anglican)',
      political_opinion_details:
        'The accusation itself is taken as an insult to the state religion; she is thought to be against the blasphemy laws.',
      country_persecution: 'Pakistan',
      who: 'Maulana Tariq Chishti and his followers of the Tehreek-e-Labbaik in Faisalabad, the ward supervisor Rukhsana Bibi and the police of Civil Lines',
      persecutor_type: 'mixed',
      why: 'She took down a sticker with a verse from a medicine cupboard that was to be painted, and refused to say the creed when the ward supervisor asked her to.',
      when: 'April and May 2021; March 2025',
      what: 'She was beaten by a crowd in the hospital on May 9, 2021, held by the police for three days and charged under section 295-B.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Her brother Sunil was beaten on March 19, 2025, and lost the sight of his left eye.',
      client_reported: 'yes',
      yes_client_reported_details:
        'Her husband went to the Superintendent of Police on May 13, 2021, and asked for protection. He was told to leave the city.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Shazia Inayat',
        `DECLARATION OF SHAZIA INAYAT

1. My name is Shazia Inayat. I was born on August 23, 1991, in Faisalabad, Pakistan. I am a Christian, baptized in the Church of Pakistan. I am a citizen of Pakistan and of no other country.

2. I trained as a nurse at Allied Hospital and worked there from 2013, the last three years on the women's medical ward. There were four Christian nurses among thirty. We ate at our own table. Our cups were marked with red tape so that nobody drank from them by mistake.

3. In January 2021 Rukhsana Bibi became supervisor of the ward. She gave me a book about conversion and asked me each week whether I had read it. On April 28, 2021, she asked me in front of six nurses to say the creed of Islam. I said that I respect her faith and have my own. She said: "Then you have chosen, and remember that you have chosen."

4. On May 9, 2021, the head nurse told us to clear the medicine cupboard because it was to be painted. There was a sticker with a verse on the door. I peeled it off with a blade and put it in an envelope on the desk, because I did not want it painted over. Rukhsana Bibi photographed the cupboard and called her cousin, who belongs to the Labbaik.

5. Within an hour there were about two hundred men in the corridor. They pulled me out of the linen room by my hair. They beat me with fists and with the leg of a chair on my back and head. A man poured something from a bottle on my dupatta and I smelled petrol. Two guards of the hospital pushed me into a lift. My collarbone was broken.

6. The police took me to Civil Lines. They said it was for my safety. I was there until May 12. A woman constable slapped me each time I sat down, so that I stood the first night. The station officer, Inspector Javed Warraich, said: "For this, no judge will ask what we did to you. Sign that you did it and I will send you to the jail. Otherwise I open the gate." I could hear the crowd at the gate. I signed a paper that I had not read.

7. On May 12 a magistrate gave me bail because the head nurse said that she had ordered the cupboard cleared. Maulana Chishti said on the loudspeaker of his mosque that evening that whoever let me live shares my guilt. My husband, Naveed, went to the Superintendent of Police the next day. The Superintendent said: "I have forty men and he has four thousand. Leave the city."

8. We went to Naveed's aunt in Youhanabad, a Christian quarter of Lahore. After nine days boys on motorcycles went through the streets with my photograph on a poster. We moved to Karachi, to a church hostel, on May 24. In July a man at the market there called me by name and asked whether my collarbone had healed. I had never seen him.

9. An agency gave me a contract as a nurse in Dubai. I flew there on August 6, 2021, and Naveed and our daughter Hannah came in 2022. My visa belonged to the clinic. In Dubai a Pakistani driver of the clinic recognised me in 2023 and I found a note in my locker with the number of my case on it. I gave notice. When the job ended the visa ended.

10. I came to San Francisco on November 14, 2023, with Hannah. I had a visitor's visa. The officer asked whether I was afraid of anyone and I said no. I was with my child at the counter, and I thought that if I said the word blasphemy it would be written in a computer that Pakistan can read. Naveed could not get a visa. He went back to Karachi and lives there under his middle name, Ashraf.

11. I did not ask for asylum the first year. I telephoned the lawyer in Faisalabad each month and he said that the police report against me would be cancelled because the head nurse had told the truth. I wanted to go home to my own house. I also overstayed: my permission ended on May 13, 2024, and I was ashamed of that.

12. On March 3, 2025, Rukhsana Bibi's brother Imran wrote on Facebook that "the desecrator of Allied is hiding in Stockton" with my photograph and my sister's street. On March 19, 2025, four men beat my brother Sunil outside his shop in Faisalabad. He lost his left eye. They said that the case will never be closed. In April the lawyer told me that the court had declared me a proclaimed offender.

13. I filled out the form with a church volunteer and sent it on June 30, 2025.

14. I went back to Pakistan once, from Dubai, for five days in December 2022, when my father died. I stayed in the hostel in Karachi and did not go to the burial in Faisalabad.

15. If I go back, I will be arrested at the airport, because a proclaimed offender is. In the jail the prisoners or the guards kill us. They killed a man in Sheikhupura in 2024 inside the police station.

I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.
Shazia Inayat, Stockton, California, October 2, 2026`,
      ),
      document(
        'd2',
        'First Information Report No. 318/21, Civil Lines Police Station (translation)',
        `FIRST INFORMATION REPORT No. 318/21
Police Station Civil Lines, District Faisalabad
Date and hour of report: 09-05-2021, 13:40
Offence: section 295-B Pakistan Penal Code
Complainant: Rukhsana Bibi, charge nurse supervisor
Accused: Shazia Inayat, staff nurse, Christian
The complainant states that the accused scraped a sacred verse from a cupboard with a knife with intent to defile it, in the presence of witnesses, and that she had for a long time insulted the religion of the complainant in talk. Recovered: one envelope with fragments of a sticker, one blade.
Investigation entrusted to Inspector Javed Warraich.
Translated from Urdu by Certified Translators of Northern California, September 12, 2026.`,
      ),
      document(
        'd3',
        'Order of the Additional Sessions Judge, Faisalabad, April 11, 2025 (translation)',
        `IN THE COURT OF THE ADDITIONAL SESSIONS JUDGE, FAISALABAD
The State v. Shazia Inayat, FIR 318/21
Order of 11-04-2025
The accused was granted bail on 12-05-2021 and has not appeared on nine dates. Proclamation was published on 20-02-2025. The accused is declared a proclaimed offender. Perpetual warrants of arrest shall issue and her name shall be sent to the Federal Investigation Agency for the exit control and watch list. The sureties are forfeited.`,
      ),
      document(
        'd4',
        'Letter of Captain (Dr.) Ruth Lal, orthopedic clinic, Lahore',
        `Lahore, May 20, 2021
To whom it may concern. I saw Mrs. Shazia Inayat on May 14 and May 20, 2021. X-ray of May 14 shows a displaced fracture of the left clavicle, some days old. There were bruises on the back in the form of a rod, 3 cm wide, and a wound of the scalp of 4 cm with stitches. She said that she was beaten by men in a hospital. I put the shoulder in a brace for six weeks.
Dr. Ruth Lal`,
      ),
      document(
        'd5',
        'Psychological evaluation, Dr. Miriam Castellanos, PhD',
        `PSYCHOLOGICAL EVALUATION
I am a licensed psychologist in California (2009). I met Ms. Inayat on July 10 and July 24, 2026, for four hours in all, in English.
Ms. Inayat reported the attack at the hospital and three days in a police station. She said that the police held her "two or three days". She does not use lifts. She keeps her phone in a drawer because the sound of a message makes her sweat.
On the PCL-5 she scored 58 (a score of 33 or more suggests the disorder) and on the PHQ-9 17. In my opinion she meets the criteria of posttraumatic stress disorder and of major depressive disorder, moderate. She described, from November 2023 to the spring of 2025, that she left the house only for Hannah's school, and that she could not speak about the events with anyone, her sister included. Avoidance of this kind is a symptom of the disorder. I cannot say from two meetings whether it alone would have kept her from filing.`,
      ),
      document(
        'd6',
        'South Asia Minority Law Centre, Blasphemy in Pakistan 2025-2026 (excerpt)',
        `BLASPHEMY IN PAKISTAN 2025-2026
At the end of 2025 at least 767 persons were in jail on accusations of blasphemy; about one in seven is Christian, though Christians are fewer than two in a hundred of the population (p. 9). Since 1994, 104 accused persons were killed outside the law, 11 of them in the custody of police or prisons (p. 14). Section 295-B carries imprisonment for life (p. 15).
Accused persons who move are found: in 23 of 40 cases that we followed, a crowd or a stranger identified the accused in another province within one year, most often by a photograph on social media (p. 31).
The government created a special cell in 2025 to review old cases, and 38 accusations were withdrawn in the Punjab in that year (p. 40). None of the 38 had an accused who was declared a proclaimed offender (p. 41). Police who protected an accused were themselves attacked in Lahore in 2024 (p. 22).`,
      ),
    ],
  },
]
