import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** A metallurgist's mail in points and a psychologist's session notes: written whole before they were first read. */
export const secondhandLetters: readonly HastyLetter[] = [
  {
    name: 'a metallurgist on the recycling of magnets, points in a mail, NIW',
    client: {
      first_name: 'Mehmet',
      middle_name: 'Kaan',
      last_name: 'Yıldırım',
      title: 'Dr.',
      country_of_citizenship: 'Turkey',
      gender: 'male',
    },
    answers: {
      case_type: 'EB2 NIW',
      client_cv_id: 'V1',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'No personal relationship. She cited his 2020 paper in a review and heard him speak at a conference in Denver in 2023 but they did not talk. She is on the advisory board of a company (Halden Magnetics) that buys recycled magnet powder, not from him. No fee.',
      additional_prompt:
        'To USCIS Nebraska Service Center. Prong 1 and 2. His endeavor is to build a plant that takes magnets out of old hard drives and motors. Leave out the patent dispute.',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'Resume Yildirim',
        `MEHMET KAAN YILDIRIM
EDUCATION
PhD, Materials Engineering, Colorado Institute of Mines and Metals, 2018
BSc, Metallurgy, Karadeniz Technical College, 2011
EXPERIENCE
Chief Technology Officer, Remagna Inc., Pueblo, Colorado, January 2022 - present
Staff Scientist, High Plains National Laboratory, 2018 - 2021
PUBLICATIONS
14 peer-reviewed articles; 611 citations (Scholar Index, October 20, 2026)
Yildirim MK, Osei B. "Hydrogen decrepitation of mixed magnet scrap." J. Sustain. Metall. 2020; 6: 201-213.
FUNDING
Department of Energy, small business award, $1.1 million, 2023 (principal investigator)
AWARDS
Young Metallurgist Medal, Rocky Mountain Society of Metals, 2021`,
      ),
      s(
        'C1',
        'extra_client',
        'Pilot report Remagna 2025',
        `REMAGNA INC. - PILOT REPORT, December 12, 2025
The pilot line ran from February 3 to October 31, 2025. It took in 48 tons of hard drives and 9 tons of electric motors.
1,930 kilograms of magnet powder were recovered, or 91 percent of the magnet mass that went in. The powder had 310 parts per million of oxygen; buyers ask for less than 400.
Energy use was 3.8 kilowatt-hours per kilogram. Powder from newly mined ore needs about 60 according to the literature.
The line stood still for 23 days in June because a seal of the hydrogen vessel failed. It was replaced by a double seal.
Motors with glued magnets could not be processed: 1.2 tons were set aside.`,
      ),
      s(
        'C2',
        'extra_client',
        'Letter of intent, Bridgeton Motors',
        `BRIDGETON MOTORS, INC.
August 4, 2026
Bridgeton Motors intends to buy up to 6 tons of recycled magnet powder a year from Remagna Inc. from 2027 on, provided that the powder passes our qualification test. This letter is not a purchase order.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Priscilla Anand-Kovacs',
        'Professor of Metallurgy, Lake Superior Technical University, Houghton, Michigan.',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Anand-Kovacs',
        `PRISCILLA ANAND-KOVACS
Professor of Metallurgy, Lake Superior Technical University, 2013 - present
Research Engineer, Northern Ore Company, 2003 - 2013
PhD Metallurgical Engineering, Lake Superior Technical University, 2003
102 peer-reviewed articles on magnets and their recycling
Review: "Rare earths from scrap: a critical review", Metall. Rev. 2024
Member, National Panel on Critical Minerals, 2019 - 2022
Advisory board, Halden Magnetics, since 2021 (unpaid)`,
      ),
      s(
        'E2',
        'extra_expert',
        'mail P. Anand-Kovacs Oct 28',
        `From: Priscilla Anand-Kovacs
Subject: Yildirim
Hi, here you go, pls make it sound decent
1) Why magnets: a magnet of neodymium and iron is in every hard drive and in most electric cars. More than 85% of them are made in one country. Almost none are recycled here, less than 1 percent.
2) What's new: others dissolve the magnets in acid. He lets hydrogen break them into powder at room temp, and he showed in 2020 that it works w/ mixed scrap, i.e. w/out sorting by alloy. I cited that paper in my review as the first to show it.
3) I've reproduced the 2020 result w/ two students in 2022: we got 88 percent, he'd reported 93. Ours was a smaller vessel.
4) The pilot numbers are credible to me. 310 ppm oxygen is good. The stop in June doesn't worry me, seals are a known problem.
5) Glued magnets: a real limit. About a fifth of motors have them. I don't know a fix.
6) Is he the right guy? yes. He's one of maybe five people in the US who've run such a line for more than a few weeks.
7) Labor cert: makes no sense, he'd be building the plant and not filling a job.
8) I haven't visited the plant and I haven't seen his finances.
Opinion: I think that recycling by hydrogen can supply a few percent of the country's need within ten years, and that Dr. Yildirim's plant would be the first of its kind here.
Best, Priscilla`,
      ),
    ],
    needed: [
      'Nebraska Service Center',
      'I cited Dr. Yıldırım’s 2020 paper in a review + Denver in 2023 + We did not talk',
      'Halden Magnetics + not from Dr. Yıldırım',
      'no payment',
      'Professor of Metallurgy + since 2013',
      '102 peer-reviewed articles',
      'National Panel on Critical Minerals',
      'Colorado Institute of Mines and Metals',
      '14 peer-reviewed articles + 611 citations',
      '$1.1 million',
      'Young Metallurgist Medal',
      '48 tons + 9 tons',
      '1,930 kilograms + 91 percent',
      '310 parts per million + 400',
      '3.8 kilowatt-hours + 60',
      '23 days + double seal',
      '1.2 tons',
      '6 tons',
      'not a purchase order',
      'passes our qualification test|passes its qualification test',
      '85 percent',
      'less than 1 percent|less than one percent',
      'dissolve the magnets in acid',
      'without sorting by alloy',
      '88 percent + 93',
      'a fifth of motors',
      'five people in the United States|five people in the US',
      'have not visited the plant',
      'A labor certification makes no sense',
      'a few percent of the country’s need within ten years',
      'first of its kind here',
      'magnets out of old hard drives and motors',
    ],
    absent: [
      'patent dispute',
      'independent',
      'pls',
      'w/',
      'he’d',
      'right guy',
      'i.e.',
      'Best, Priscilla',
      'as a stranger',
      'I think that',
    ],
  },
  {
    name: 'a psychologist on a young man shot at in a protest, notes of two sessions, asylum office',
    client: {
      first_name: 'Tinashe',
      last_name: 'Moyo-Dube',
      country_of_citizenship: 'Zimbabwe',
      country_of_birth: 'Zimbabwe',
      gender: 'male',
      a_number: '240-551-908',
    },
    answers: {
      case_type: 'asylum psychological evaluation, asylum office Newark',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Evaluated him Sep 22 and Oct 6 2026, 2 hours each, in person, in English. Not his therapist. $1,200 paid by the firm, not contingent.',
      additional_prompt: 'asylum office newark. explain one-year delay. no opinion on truth.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of T. Moyo-Dube',
        `DECLARATION
I, Tinashe Moyo-Dube, state:
1. I was born in Bulawayo, Zimbabwe on July 14, 2000. I studied accounting at the Matopo Polytechnic.
2. On January 17, 2024 I marched with students in Bulawayo against the price of fuel. Soldiers came in two trucks and fired. My friend Blessing was hit next to me and died in my arms.
3. On January 20, 2024 four men took me from my room to a farm. They beat me with hosepipes for two nights and asked for names. They put my head in a drum of water many times.
4. They left me on the road to Plumtree on January 22, 2024.
5. My uncle, a nurse, cleaned my wounds. I hid with him for three months.
6. I came to New York on May 5, 2024 with a student visa. I stopped classes in October 2024 because I could not sit in the room.
7. I filed for asylum on March 30, 2026.`,
      ),
      s(
        'C2',
        'extra_client',
        'Campus health center record',
        `HUDSON RIVER COLLEGE - STUDENT HEALTH
09/18/2024 c/o headaches, not sleeping. PHQ-9 = 18. Referred to counseling.
10/02/2024 Did not come to counseling appointment.
10/21/2024 Called, no answer. Case closed.`,
      ),
      s(
        'E0',
        'expert',
        'Jordan Weiss-Abara, Psy.D.',
        'Licensed psychologist, New Jersey #5519; Ironbound Trauma Center, Newark. jwa@ironbound.example',
      ),
      s(
        'E1',
        'extra_expert',
        'Bio Weiss-Abara',
        `Dr. Weiss-Abara earned a Psy.D. in Clinical Psychology from Rutland University in 2012. Dr. Weiss-Abara has been staff psychologist at the Ironbound Trauma Center since 2014 and its training director since 2020. Dr. Weiss-Abara has evaluated 164 asylum seekers and has testified in immigration court 11 times.`,
      ),
      s(
        'E2',
        'extra_expert',
        'Session notes TMD',
        `Session 1 (9/22): arrives early, sits facing door, hands shaking. Speaks softly. Asked twice if recorder is on.
Told me about march: "I still have his blood under my nails, I scrub." Cried 10 min.
Nightmares almost every night, mostly of the drum. Can't put head under shower, washes with cloth.
Startled when truck passed. avoids news, friends from home.
PCL-5 61 (cutoff 31-33). PHQ-9 20. HTQ 2.9.
Session 2 (10/6): calmer. Hx: no prior psych tx, happy childhood, father died 2015. No alcohol.
Scars on back: 3 linear, shown to me, I'm not a physician.
MSE: oriented x3, mood low, no psychosis.
Dx: PTSD (F43.10), with dissociative symptoms; MDD, severe, w/o psychotic features.
Delay: didn't open mail, missed counseling, could not say the word "drum" until my second session. First heard of 1 yr deadline from a cousin in Jan 2026. In my opinion avoidance and depression explain why he did not file sooner.
Dates: said Jan 20 for march in session 1, then corrected to 17. Common in trauma.
Sx are highly consistent w/ events he describes. No signs of feigning.
Recs: trauma-focused therapy, psychiatrist for meds, sleep hygiene.
If returned: would expect severe worsening, SI risk. He has thoughts of being dead, no plan.
not done: no collateral contact, no medical exam.`,
      ),
    ],
    needed: [
      'Newark Asylum Office',
      'September 22 and October 6, 2026',
      'two hours|2 hours',
      'in person',
      'not Mr. Moyo-Dube’s therapist|not his therapist',
      '$1,200',
      'Rutland University',
      'Ironbound Trauma Center + since 2014',
      '164 asylum seekers',
      '11 times|eleven times',
      'July 14, 2000',
      'January 17, 2024',
      'Blessing',
      'hosepipes',
      'drum of water',
      'Plumtree',
      'three months',
      'May 5, 2024',
      'March 30, 2026',
      'September 18, 2024 + headaches',
      'PHQ-9',
      'counseling appointment',
      'facing the door|facing door',
      'I still have his blood under my nails, I scrub',
      'shower',
      '61 (cut-off 31 to 33)',
      '20',
      'three linear|3 linear',
      'not a physician',
      'oriented to person, place and time',
      'dissociative symptoms',
      'major depressive disorder, severe',
      'did not open mail|did not open his mail',
      'January 2026',
      'avoidance and depression explain why Mr. Moyo-Dube did not file sooner|avoidance and depression explain why he did not file sooner',
      'corrected',
      'highly consistent with',
      'trauma-focused therapy',
      'severe worsening',
      'thoughts of being dead',
      'no collateral contact',
    ],
    absent: [
      'Hx',
      'Dx',
      'w/o',
      'w/',
      'Sx',
      'truthful',
      'I treated',
      'independent',
      'Recs',
      'TMD',
      'I cannot put',
      'March: ',
      'for March in session',
    ],
  },
]
