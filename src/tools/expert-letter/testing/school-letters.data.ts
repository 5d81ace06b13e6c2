import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Of a school and of a physician: a child by its initial, parents by kinship, and what counsel keeps out. */
export const schoolLetters: readonly HastyLetter[] = [
  {
    name: 'a family physician who examined scars, asylum, in plain words',
    client: {
      first_name: 'Blaise',
      last_name: 'Ngwa Tabe',
      country_of_citizenship: 'Cameroon',
      country_of_birth: 'Cameroon',
      gender: 'male',
    },
    answers: {
      case_type: 'Asylum, physical examination by a physician',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'The doctor examined him once, on June 12, 2026, for two and a half hours at the clinic of a medical school, with an interpreter for Pidgin English. She had not met him before and does not treat him. No fee.',
      additional_prompt:
        'Immigration Judge Farrow, Hyattsville. The question is whether the scars are consistent with what he says was done to him. Please leave out his malaria and what he said about the smuggler. Do not say that he is credible.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Blaise Ngwa Tabe',
        `1. I was born in Kumba on February 3, 1991. I drove a motorcycle taxi.
2. On October 22, 2019 soldiers of the Rapid Intervention Battalion stopped me near Mabanda. They said that I carried food for the Amba boys.
3. They took me to their camp and kept me for six days. They beat the soles of my feet with a machete, flat side. They burned my left forearm with a hot iron rod. One soldier cut my back with a bottle.
4. On October 28, 2019 my uncle paid 400,000 francs and they let me go.
5. I could not walk without a stick for about a month. I left Cameroon on January 15, 2020.`,
      ),
      s(
        'C2',
        'extra_client',
        'Record of Mboppi Baptist Hospital',
        `Date: 30/10/2019
Name: Ngwa Tabe Blaise, M, 28 yrs
Complaint: pain both feet, burn L forearm, wound back
Findings: swelling and bruising of both soles; burn wound L forearm 4 x 2 cm, infected; laceration of back 9 cm, sutured x 8
Treatment: dressing, ampicillin, paracetamol
Advised return in 5 days`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Hannelore Brandvold',
        'Board-certified family physician, licensed in Maryland since 2004. M.D., Chesapeake Medical College, 2001. Assistant professor of family medicine there since 2010. Trained in the Istanbul Protocol in 2012; about 90 forensic examinations of asylum seekers since. Testified in immigration court six times.',
      ),
      s(
        'E1',
        'extra_expert',
        'Examination of Mr. Ngwa Tabe',
        `Examination of Mr. Ngwa Tabe, June 12, 2026

Method
I took a history for one hour and then examined the skin, the feet, the back and the nervous system. I took eleven photographs. I read his declaration and the hospital record of October 30, 2019. I used the terms of the Istanbul Protocol.

History
Mr. Ngwa Tabe told me that soldiers hung him from nothing and used no electricity; when I asked about other methods he denied them. He said that he was beaten on the soles of both feet on four of the six days, burned once and cut once. He had malaria as a child.

Findings
Left forearm, inner side: a hyperpigmented, slightly depressed scar of 3.8 x 1.9 cm with sharp straight edges.
Back, between the shoulder blades: a linear scar 9 cm long and 0.4 cm wide with eight pairs of small round marks beside it.
Both soles: the heel pads are wide and flat; tenderness on pressure; the skin is thickened on the left. He walks on the outer edge of his feet.
Right knee: a round scar of 2 cm. He said that he fell from his motorcycle in 2014.
Gait: slow, with pain after ten minutes.

Interpretation
The scar of the forearm is highly consistent with a burn by a hot metal object of straight edge. A burn from cooking oil or from a motorcycle exhaust would have an irregular border; an exhaust burn of the inner forearm is unusual.
The scar of the back is consistent with a cut by a sharp object that was sutured; it is not specific for glass. The marks beside it are typical of sutures, and their number is the number in the hospital record.
The changes of the heel pads are highly consistent with repeated blows to the soles (falanga), in which the fat of the heel pad is torn and loses its shape. Long walking on hard ground can flatten the heels, but not with tenderness on both sides seven years later.
The scar of the knee is unrelated to the detention, and he said so himself.

Opinion
Taken together, in my medical opinion, the findings are highly consistent with the treatment that he describes. The fact that he attributed the scar of the knee to an accident weighs against exaggeration.

Limits
Scars of this age cannot be dated to the month. I did no imaging; ultrasound of the heel pads could add to the finding. I am not a psychiatrist and did not assess his mental health, but he wept when he spoke of the rod, and I recommend an evaluation.`,
      ),
    ],
    needed: [],
    absent: ['malaria', 'smuggler', 'credible'],
  },
  {
    name: 'a school principal on a girl with diabetes, cancellation of removal, notes in haste',
    client: {
      first_name: 'Yesenia',
      last_name: 'Alvarado Pineda',
      country_of_citizenship: 'Honduras',
      country_of_birth: 'Honduras',
      gender: 'female',
    },
    answers: {
      case_type: 'Cancellation of removal 42B, letter from school principal re: hardship to daughter',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Principal of daughter’s school since 2019. Knows Ms. Alvarado since Aug 2021, sees her most weeks (she volunteers in the library). No payment.',
      additional_prompt:
        'To IJ Castellan, Charlotte. Focus = daughter Nayeli (10, USC, type 1 diabetes, reading disability). leave out the suspension in 3rd grade. Not a medical opinion.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Section 504 plan, Nayeli Alvarado',
        `Section 504 Plan   Wake Forest Hill Elementary   09/03/2026
Student: Nayeli Alvarado  DOB 05/11/2016  Grade 4
Condition: type 1 diabetes; specific learning disability (reading)
Accommodations: glucose check before lunch and PE; snack at any time; trained staff: nurse, Ms. Odom
Parent contact: mother, Yesenia Alvarado, 1st call`,
      ),
      s(
        'C2',
        'extra_client',
        'Letter of Dr. Pham, pediatric endocrinology',
        `October 2, 2026
Nayeli Alvarado has had type 1 diabetes since March 2022. She uses an insulin pump. Her A1c was 7.2 percent in September 2026. Her mother manages the pump and has attended all fourteen visits.`,
      ),
      s(
        'E0',
        'expert',
        'Marcus T. Delacroix-Boone',
        'Principal, Wake Forest Hill Elementary School, Durham since 2019; before that 4th grade teacher 11 yrs and asst principal 3 yrs. M.Ed., school administration, Piedmont State University 2014. NC principal license.',
      ),
      s(
        'E1',
        'extra_expert',
        'notes mr boone',
        `Notes 10/19/26 for letter, Alvarado

- N. with us since K (Aug 2021). 4th gr now, Ms. Teague's class
- mom in library every Tues, 2 hrs, since fall '22. shelves books, reads w/ kids in Spanish
- low at recess 2/11/2025, N. shaking, nurse out. Mom 8 min away, came, did glucagon before EMS got here. I was standing there
- pump alarm calls: office log 31 calls last school yr, mom picked up 31. her aunt is #2, never needed

Academics:
K-2 below grade lvl. Now w/ Orton-Gillingham 4x/wk: 
fall '25 reading 62 wpm -> spring '26 88 wpm (gr 4 goal 120)
absent 6 days last yr, all for endo visits exc. one

Sept 2026 after ICE letter came: N. in my office crying 3x. asked "who will wake up when my pump beeps". drew same picture of a bed w/ nobody. not eating lunch -> nurse log 9 lows in Sept vs 2 in Sept '25
suspension gr 3 - that was a misunderstanding, skip

Dad: left 2020, never seen him. no emerg. contact.
Honduras - mom asked me if they'd have IEP/504 there, I don't know. N. reads no Spanish, speaks it ok

What I think: mom is the plan. w/o her the 504 doesn't work bc somebody has to train every new sub and she does it herself each Aug. I've had 4 kids lose a parent to deport. in 19 yrs, 3 of 4 dropped a grade lvl or more. small nr I know
can't say what happens medically`,
      ),
      s(
        'E2',
        'extra_expert',
        'mail',
        `From: Marcus Boone
To: Dana (paralegal)
Date: Oct 21, 2026
Subject: Re: letter

Hi Dana, one more thing. Mom got our parent of the year in May 2025, staff vote, 41 staff. And I can come to court on any day but the week of Nov 16.
Thx
MB`,
      ),
    ],
    needed: [],
    absent: ['suspen'],
  },
  {
    name: 'a school social worker, a boy who is to lose his father, cancellation of removal',
    client: {
      first_name: 'Hilario',
      last_name: 'Bautista Xicay',
      country_of_citizenship: 'Mexico',
      country_of_birth: 'Mexico',
      gender: 'male',
      a_number: '000-000-377',
    },
    answers: {
      case_type: 'Cancellation of removal (42B), letter of school social worker about the son',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'She is the social worker at the son’s school and has seen the boy weekly since October 2024. She knows the father from school meetings, 9 or 10 times. No fee.',
      additional_prompt:
        'Immigration Judge Lindqvist, Omaha. About the son Mateo, 11, U.S. citizen. Not the fight with the neighbor. She is not to diagnose.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'IEP of Mateo Bautista',
        `INDIVIDUALIZED EDUCATION PROGRAM
Student: Mateo Bautista   Grade: 5   Date: 01/28/2026
Eligibility: autism
Services: speech 2x/wk 30 min; social work 1x/wk 30 min; para support 15 hrs/wk
Present levels: reads at grade 2. Expressive language 3rd percentile.
Parent participation: father attended; mother by phone`,
      ),
      s(
        'C2',
        'extra_client',
        'Statement of Rocío Bautista',
        `I am Mateo's mother. I clean offices from 5 p.m. to 1 a.m.
Hilario makes the dinner and puts Mateo to bed. Mateo does not sleep without him.
When Hilario was detained from February 9 to February 27, 2026, Mateo did not speak for 11 days and stopped eating anything but crackers.
We have no family in Omaha.`,
      ),
      s(
        'E0',
        'expert',
        'Gwendolyn Pruitt, LICSW',
        'School social worker, Fontenelle Elementary School, Omaha, since 2017. MSW, Platte Valley University, 2010. Licensed independent clinical social worker in Nebraska (2013). Seven years in foster care work before.',
      ),
      s(
        'E1',
        'extra_expert',
        'Pruitt notes',
        `Mateo B. - notes for letter 10/6/26

how I know: on my caseload since 10/2024, 30 min weekly, abt 60 sessions. Dad at IEP mtgs (all 4), plus drop off talks
not his therapist outside school. no testing by me

what I see
- M. talks in 3-4 word sentences. Uses a picture board when upset
- dad = the one who can calm him. Playground 5/2025: fire drill, M. under the slide 40 min, I called dad, he came from work in 15 min, sat next to him and hummed. M. came out
- when dad was detained (Feb '26) M. didn't speak at school for 9 school days. I counted. hit himself on the head, never seen before. Nurse log: 6 visits in 3 wks, before that 1 in the yr
- after dad was back: took till April until he talked like before
- attendance: 97% in fall, 71% in Feb
- school psych did SRS-2: T 78 (severe range). BASC-3 teacher: withdrawal T 74, clinically significant, cutoff 70. I didn't give these

mom: works nights, loves him, he goes to her for food, not when scared. neighbor fight - no

concern
I think if dad goes M. will lose ground he won't easily get back. Feb showed it in 3 weeks.
If family moves to Mexico - he'd lose IEP, speech, para. He has 1 language, English, barely. I don't know what schools there offer
not saying he'd never adjust. kids surprise me

recs: keep routine, dad at transitions, prepare M. w/ picture story if there's a change
Opinion is as social worker. No dx from me.`,
      ),
    ],
    needed: [],
    absent: ['neighbor'],
  },
]
