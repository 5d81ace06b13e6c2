import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A thirteenth round of fictional waivers, of one: a deaf printer who loses his sight. */
export const thirteenthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a deaf printer who loses his sight, a hearing boy with asthma, a wife from Guatemala who signs into his hands',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Aura',
        middle_name: 'Leticia',
        last_name: 'Coy Tzub',
        date_of_birth: '1991-02-17',
        gender: 'female',
        country_of_birth: 'Guatemala',
        country_of_citizenship: 'Guatemala',
        last_entry_date: '2010-08-05',
        last_entry_place: 'Sasabe, Arizona',
        marriage_date: '2016-05-28',
        state: 'MD',
        children: [
          { name: 'Theodore Rusk', date_of_birth: '2018-04-11', citizenship: 'United States', gender: 'male' },
        ],
        spouse: { name: 'Gideon Rusk', date_of_birth: '1986-10-30', citizenship: 'United States', gender: 'male' },
      },
      answers: {
        approval_date: '2024-06-13',
        petitioner_name: 'Gideon Rusk',
        USCIS_receipt_number: 'IOE0925581177',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Gideon Rusk',
        spouse_place_of_birth: 'Frederick, Maryland',
        applicant_meet_spouse_date: '2013-03-09',
        how_applicant_met_spouse:
          'She worked the counter at a bakery in Frederick. Gideon came in every morning and pointed. One day she had learned to sign "good morning, same bread?" from a library book.',
        applicant_relationship_with_spouse:
          'Married 5/28/2016, All Saints Episcopal, Frederick. Son Theodore (Theo), 8. Gideon is a pressman at a print shop ($3,610 net per month), Aura runs the bakery kitchen ($2,880 net). They rent a rowhouse from his mother.',
        extreme_hardship_spouse_denied_admission:
          'Gideon has Usher syndrome type 1: born deaf, and he is going blind (retinitis pigmentosa). Field down to 8 degrees in the better eye, legally blind since 2023. He can still work because the press is lit. He signs; in the dark Aura signs into his hands (tactile ASL). She is his eyes: walks on his left, reads him the mail, tells him who is in the room. No balance, he falls (broke his wrist Feb 2026). Depression. Theo has asthma, 3 ER visits; Gideon cannot hear him wheeze. Nobody else in the house hears.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Her village is Chisec, Alta Verapaz. People there speak Q’eqchi’. There is no ASL; Guatemalan sign language is different and he would have to learn it while going blind. No orientation and mobility training, no interpreters, no braille. He would lose SSDI eligibility, his job (15 yrs), the Deaf community in Frederick (Maryland School for the Deaf). Unpaved streets, no lights. Theo loses his pulmonologist.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Theodore Rusk, 8, moderate persistent asthma, 3rd grade. Harriet Rusk, 70, his mother, hearing, signs badly, has atrial fibrillation and a caretaker for her own husband Walter, 76, who has had two strokes. Gideon’s sister Naomi is deafblind too, in Rochester NY.',
        moral_character: 'yes',
        additional_details:
          'One arrest, Nov. 2014, second degree assault (pushed a roommate in an argument over rent), nolle prosequi March 2015. Three traffic citations for driving without a license 2012-2014, all paid. No taxes filed for 2011 and 2012; filed since 2013 with an ITIN, joint since 2016. Used a borrowed Social Security card at a hotel job in 2011. Volunteers as a support service provider for DeafBlind adults, bakes for the school fair.',
      },
      sources: [
        document(
          's1',
          'Affidavit of Gideon Rusk',
          `AFFIDAVIT OF GIDEON RUSK
(Given in American Sign Language on September 12, 2026; voiced by Lena Ott, certified interpreter, and read back in sign)

My name and work
I am Gideon Rusk. I was born deaf in Frederick. I have run an offset press at Catoctin Printing for fifteen years.

My eyes
When I was thirteen I began to fall over things. They told my mother I was clumsy. At nineteen I learned the name, Usher. What I see now is like looking through two paper towel tubes. In bright light I can see your hands if you keep them small. After sunset I see nothing at all.

What Aura does
She walks on my left because my left side is worse. She taps my shoulder once for step up and twice for step down. At night she signs into my hands. Before her I went to bed at sunset every winter so that I would not be alone in the dark with no language.
She tells me who has come into the room, and whether they are smiling.
She reads the numbers on the ink cans that Dave sends her by photo, so that I do not print a job wrong. In 2021 I printed four thousand wedding invitations in the wrong blue and my boss did not fire me because of her.
On February 9, 2026 she was at the store and I went to take out the trash. I fell on the steps and broke my wrist in two places. With a broken wrist I could not sign for six weeks. I had one hand. She learned to read one hand.

Our son
Theo hears. He signed before he talked. He has asthma and it comes at night. I cannot hear it and I cannot see his color. On May 3, 2025 she woke up and I did not, and his lips were gray. The doctor said twenty minutes.

My mother
My mother is seventy and she takes care of my father, who does not know us since the second stroke. She fingerspells slowly. She cannot do this.

If she has to go
I have thought about Guatemala. Aura took me through it one evening in my hands. The signs are not my signs. There is no light in the road. I would be a man in a box. I cannot take Theo from his doctor. I will stay in Frederick, and I do not know who will tell me when he cannot breathe.

Under penalties of perjury, Gideon Rusk`,
        ),
        document(
          's2',
          'Retina clinic letter 2026',
          `Mid-Atlantic Retina & Genetic Eye Disease Center
Baltimore MD
8/25/26

Gideon Rusk, DOB 10/30/86

To USCIS:

Mr. Rusk has been seen here yearly since 2008 for Usher syndrome type 1B (MYO7A). On Goldmann perimetry of 8/11/26 the residual field was 8 degrees OD and 5 degrees OS. It was 14 and 11 in 2021. He has met the definition of legal blindness since March 2023.

There is no treatment. In my experience patients with this genotype lose useful reading vision between forty-five and fifty-five; he is likely to be at the early end of that range.

Vestibular function is absent, which together with night blindness makes falls inevitable. He should not walk outdoors after dark without a guide.

He has begun tactile communication with his wife at home. I would stress that this is a skill that takes years to acquire and that depends on a partner.

I have referred him to the Maryland program for orientation and mobility; the wait is five months.

Anjali Deshmukh, MD`,
        ),
        document(
          's3',
          'LCSW-C evaluation',
          `HANDS UP COUNSELING (services in ASL)
Biopsychosocial evaluation of Gideon Rusk
Clinician: Bethany Kroll, LCSW-C, fluent in ASL, no interpreter
7/15, 7/29 and 8/12/2026

Presenting problem
Client reports low mood since the visual field report of 2023, worse since he learned his wife must leave the country to get her visa.
Client states he has "two deaths to get ready for, my eyes and my wife."

Scales
PHQ-9 (ASL version) 17. GAD-7 (ASL version) 15.

Diagnosis
F33.1 Major depressive disorder, recurrent, moderate
F43.22 Adjustment disorder with anxiety

Assessment
DeafBlind adults who lose their communication partner are at grave risk of isolation, which the literature compares to solitary confinement.
Mr. Rusk has three people with whom he can converse freely once it is dark: his wife, his sister, who lives 350 miles away and is herself DeafBlind, and me.
He drank heavily from 2009 to 2012 and has been sober for fourteen years. He attributes his sobriety in part to having someone to talk with after sunset. I consider relapse likely if he is alone.
He would be able to attend weekly sessions with me and these have helped; his PHQ-9 was 21 in July.

Recommendations
Continued weekly therapy in ASL. That Mrs. Rusk be permitted to remain: in my clinical opinion no service that Maryland can offer would replace her.`,
        ),
        document(
          's4',
          'Peds pulm Theodore Rusk',
          `CHILDREN'S PULMONARY ASSOCIATES
Patient: RUSK, THEODORE   DOB 04/11/2018   Seen: 09/02/2026   Accompanied by: mother

Assessment: Moderate persistent asthma, not well controlled.
ER: 11/2023, 05/03/2025 (O2 sat 84%, admitted 3 days), 01/2026
Meds: fluticasone/salmeterol bid, montelukast, albuterol
Action plan: night symptoms - a hearing adult should sleep within earshot. Vibrating monitors tried 2025; false alarms 9 of 10 nights, discontinued.
Triggers: smoke, cold air, dust`,
        ),
        document(
          's5',
          'Rusk family money',
          `Gideon pay (Catoctin), net per month: $3,610
Aura pay (Three Sparrows Bakery), net per month: $2,880
Rent to Harriet: $1,100
Theo inhalers and visits: $145
Car (Aura is the only driver): $389 + insurance $160
Vision and therapy copays: $190
School aftercare: $420
Savings: $4,400
If hired: support service provider $34/hour. 35 hours a week evenings and weekends = $5,157 a month`,
        ),
        document(
          's6',
          'Guatemala disability report (excerpt)',
          `RED MESOAMERICANA DE DISCAPACIDAD
Guatemala: Deaf and DeafBlind persons, 2026

p. 3. LENSEGUA was recognized by law in 2020. It is not mutually intelligible with American Sign Language.
p. 4. There are 41 certified interpreters in the country, 33 of them in the capital. None is trained in tactile interpretation.
p. 6. Of persons registered as DeafBlind in Alta Verapaz, none was employed in 2025.
p. 7. Chisec: 22 percent of streets in the municipal seat are lit.
p. 9. A private school for the deaf in Guatemala City accepts adults in its workshops; the fee is Q 900 a month.
p. 11. Burning of fields and cooking with wood are the leading causes of hospital visits for asthma in children.`,
        ),
        document(
          's7',
          'District Court of Maryland docket',
          `DISTRICT COURT OF MARYLAND FOR FREDERICK COUNTY
State v. COY TZUB, AURA LETICIA     Case 5K00061288
Charge: Assault-Sec Degree, CR 3-203. Arrest 11/16/2014
Disposition: NOLLE PROSEQUI 03/10/2015`,
        ),
        document(
          's8',
          'Letter of Harriet Rusk',
          `To the officer.
I am Gideon's mother. I am a retired bank teller and I am seventy.
I learned to fingerspell when he was two because they told me not to sign to him, and I have regretted it for thirty-eight years. Aura learned in one winter.
My husband Walter had strokes in 2022 and 2024 and I cannot leave him for an hour.
I did not like it that she had been arrested. I asked her and she told me the whole of it and cried, and I looked it up and it was as she said.
When I am gone there is nobody. Please.
Harriet Rusk, 9/20/26`,
        ),
        document(
          's9',
          'DeafBlind SSP program',
          `Chesapeake DeafBlind Network. September 18, 2026. Aura Coy Tzub has given 212 hours as a volunteer support service provider since 2022. She is one of four in the county who can work in tactile ASL. We asked her to train others, and nine people have finished her course. Miriam Halloran, coordinator`,
        ),
      ],
    },
    needed: [
      'paper towel tubes',
      'once for step up',
      'sunset',
      'ink cans',
      'four thousand',
      'February 9, 2026',
      'six weeks',
      'May 3, 2025',
      'twenty minutes',
      'man in a box',
      'will stay in Frederick',
      '8 degrees',
      'legal blindness',
      'forty-five and fifty-five',
      'takes years to acquire',
      'five months',
      'two deaths',
      'solitary confinement',
      'sober for fourteen years|fourteen years',
      '21 in July',
      '84%',
      'within earshot',
      '$3,610',
      '$2,880',
      'mutually intelligible',
      '33 of them',
      '22 percent',
      'Q 900',
      'nolle prosequi',
      'borrowed Social Security|borrowed',
      '212 hours',
      'thirty-eight years',
      'without a license',
      '2011 and 2012',
    ],
  },
]
