import type { AsylumReading } from './asylum-readings.data.ts'

const document = (id: string, title: string, text: string, kind = 'client_document') => ({ id, kind, title, text })
const expected = { sections: [], absent: [], checks: [] }
/** Written whole before it was run, but for two keys of its answers: plain answers, a declaration and four papers. */
export const twentySixthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R73',
    title: 'a Ugandan secondary-school teacher who lived with a man, affirmative, plain',
    as_of: '2026-11-29',
    client: {
      first_name: 'Moses',
      middle_name: '',
      last_name: 'Kiggundu',
      client: { country_of_citizenship: 'Uganda', date_of_birth: '1991-08-22', gender: 'male' },
      spouse: {},
      children: [],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Boston',
      state: 'MA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-11-03',
      i589_filed_date: '2026-06-18',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'At Kawempe police station in March 2025 two officers beat the soles of his feet with a cable and an officer examined him by force. They said that they would do it again if he came back.',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details:
        'Kenya, July 24 to November 2, 2025, without a permit; registered with the refugee office, no status given.',
      applicant_basis: ['Particular social group'],
      social_group_details: 'Gay men in Uganda',
      country_persecution: 'Uganda',
      who: 'Police of Kawempe, his uncle Fred Ssemwogerere, and men of the neighbourhood in Bwaise led by the local chairman Hajji Sulaiman',
      persecutor_type: 'both',
      why: 'Because he is gay and lived with a man',
      when: 'October 2023; March 2025; July 2025',
      what: 'He was beaten by a crowd, arrested for eight days and tortured by police, dismissed from his school, and his room was burned.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'His partner Ronald Mubiru was beaten by the same crowd in October 2023 and lost an eye.',
      client_reported: 'yes',
      client_reported_details:
        'After the beating of October 2023 he went to Bwaise police post. The officer laughed and said that he should be glad that he was alive.',
      cited_sources: [],
      model: 'gpt-5',
    },
    needed: [],
    documents: [
      document(
        'd1',
        'Declaration of Moses Kiggundu',
        `DECLARATION OF MOSES KIGGUNDU

1. My name is Moses Kiggundu. I was born in Masaka, Uganda, on August 22, 1991. I taught mathematics at St. Balikuddembe Secondary School in Kampala from February 2015 until April 2025.

2. I have known since I was fourteen that I like men. I never said it at home. My father was a catechist. In 2016 I met Ronald Mubiru, who repaired motorcycles in Bwaise. From 2019 we shared two rooms there. To the neighbours we were cousins.

3. In May 2023 the President signed the new law. After that people in our lane began to count who visited whom. On October 14, 2023, at about nine at night, some fifteen men came to our door with Hajji Sulaiman, the local chairman. He read our names from a paper. He said: “These two are the homosexuals who spoil our boys.” They pulled us outside. They hit us with bricks and with an iron bar. I lost two teeth and my left arm was broken. Ronald was hit in the face and lost his right eye.

4. On October 17, 2023, I went to the Bwaise police post with my arm in plaster. The officer asked why two grown men slept in one room. Then he laughed and said I should be glad to be alive. He wrote nothing down.

5. We moved to Kawempe, to two separate rooms. For more than a year it was quiet. Ronald went to his sister in Mbarara in August 2024 and we telephoned.

6. On March 6, 2025, police came to the staff room of the school at the second lesson. Somebody had given them my telephone number with a photograph of Ronald and me. They took me in handcuffs past the students. I was at Kawempe police station for eight days. Two officers beat the soles of my feet with a cable. The one whom they called Afande Okello said: “We are going to cure you of this disease before you teach it.” A man who said that he was a doctor examined me by force. I will not write more about it. They let me go on March 14 when my cousin Prossy paid 1,500,000 shillings. No paper was given to her.

7. On April 2, 2025, the headmaster gave me a letter of dismissal. It says “immoral conduct contrary to the laws of Uganda.”

8. My uncle Fred Ssemwogerere, who has been the head of the family since my father’s death in 2020, called me in April. He said: “Do not come to Masaka. If I see you, I will finish what the police began, and nobody will bury you.”

9. On July 19, 2025, my room in Kawempe was set on fire while I was at Prossy’s house. The landlord told me that two men had asked for the teacher who sleeps with men.

10. I went to Nairobi, Kenya, on July 24, 2025, by bus. I stayed with a friend in Kayole until October 30. I had no permit. I registered at an office for refugees and was given an appointment in 2027. In September two Kenyan policemen stopped me and took 4,000 shillings because I had no papers. I was afraid that they would send me over the border.

11. I had a visitor’s visa from 2024, when I was chosen for a course for mathematics teachers in Boston that I could not attend. I flew from Nairobi and was admitted at Boston on November 3, 2025. At the airport I said that I came to visit the university. I was afraid to say the truth in front of the others in the line.

12. I have not seen Ronald since August 2024. He wrote to me in December 2025 that the chairman’s men had asked for me again at the market.

13. I take medicine for sleep. When I hear keys I think that the cell is being opened.

I declare under penalty of perjury that this is true and correct.
Moses Kiggundu, May 28, 2026, Boston, Massachusetts`,
      ),
      document(
        'd2',
        'Medical affidavit of Dr. Hannah Lowell',
        `AFFIDAVIT OF HANNAH LOWELL, M.D.

I am an internist and have evaluated survivors of torture at a teaching hospital in Boston since 2011. I examined Mr. Kiggundu on April 9 and April 23, 2026, for three hours in all.

History. He told me that he was beaten by a group of men in October 2023 and that police beat the soles of his feet in March 2025.

Findings. The upper left first premolar and canine are missing. The left forearm has an old healed fracture of the ulna with a bony ridge. Both heel pads are flattened and tender, and he walks on the outer edges of his feet. There are three parallel linear scars, each 4 to 6 cm long, on the left sole.

A fracture of the middle of the ulna is typical of an arm raised to ward off a blow. The findings on the soles are highly consistent with beating of the feet. I cannot say when the scars were made more closely than more than six months and less than five years before I saw them.

He meets the criteria for post-traumatic stress disorder. His score on the PCL-5 was 58; 33 and more suggests the disorder.

In my opinion the physical findings taken together are highly consistent with the events that he described.`,
      ),
      document(
        'd3',
        'Letter of dismissal, St. Balikuddembe Secondary School',
        `ST. BALIKUDDEMBE SECONDARY SCHOOL
P.O. Box 4121, Kampala

2 April 2025

Mr. Kiggundu Moses
Teacher of Mathematics

TERMINATION OF SERVICES

The Board of Governors resolved on 28 March 2025 to end your services with immediate effect on the ground of immoral conduct contrary to the laws of Uganda, of which the Board was informed by the police. You are to hand over all school property and not to enter the premises.

Ssebunya J., Head Teacher`,
      ),
      document(
        'd4',
        'Statement of Prossy Namatovu',
        `I am Prossy Namatovu, a nurse in Kampala. Moses is my cousin. On 14 March 2025 I brought 1,500,000 shillings to Kawempe police station, which I had borrowed from my savings group. An officer named Okello counted it at the back door. Moses could not put on his shoes. I washed his feet at my house for two weeks. On 19 July 2025 he was at my house when the landlord called that his room was burning. In January 2026 Uncle Fred came to my work and asked in which country Moses is. He said that the clan has decided. I did not tell him.

Prossy Namatovu, 11 February 2026`,
      ),
      document(
        'd5',
        'Country report on Uganda, 2025 (excerpt)',
        `Consensual same-sex conduct was punishable by life imprisonment, and the Anti-Homosexuality Act, signed on May 26, 2023, provided for the death penalty for what it calls aggravated homosexuality. Civil society organizations recorded 1,031 cases of evictions, beatings and arrests of persons because of their real or supposed sexual orientation in the year after the Act was signed. Police carried out forced anal examinations in detention, which medical bodies regard as torture. Police rarely opened a case where the victim of an assault was believed to be gay, and some victims who reported were themselves arrested. Landlords who rent to such persons commit an offence, in every district. Coffee exports reached a record value. The electoral commission announced the dates of the general election.`,
        'country_conditions',
      ),
    ],
  },
]
