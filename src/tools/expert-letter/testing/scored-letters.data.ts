import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Instruments with their scores, shorthand, headings of one's own: written whole before they were first read. */
export const scoredLetters: readonly HastyLetter[] = [
  {
    name: 'a psychologist in a hurry, a wife with a sick boy, I-601A',
    client: {
      first_name: 'Edwin',
      last_name: 'Tzoc Ajanel',
      country_of_citizenship: 'Guatemala',
      country_of_birth: 'Guatemala',
      gender: 'male',
    },
    spouse: { name: 'Danielle Marie Kowalczyk', gender: 'female', citizenship: 'United States' },
    answers: {
      case_type: 'I-601A hardship, psych eval of wife',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'saw the wife 3x (9/3, 9/10, 9/24/26), first in person, other two by video. 60 min each. Not her therapist. $1,100, paid by the wife.',
      additional_prompt: 'USCIS. Cover separation and relocation. Leave out her mother’s drinking. No legal words.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Danielle Kowalczyk',
        `I was born in Erie, Pennsylvania, on February 11, 1990. I married Edwin on August 4, 2017.
Our son Theo was born on May 19, 2019. He has Duchenne muscular dystrophy. It was diagnosed on March 2, 2023.
Edwin carries Theo up the stairs every evening. I cannot lift him since my back operation in 2024.
I work as a dispatcher for a trucking company, 40 hours a week, and the health insurance is through my work.
If Edwin had to leave I do not know who would get Theo out of bed.
I visited Totonicapán once, in 2018. The nearest hospital was two and a half hours away.`,
      ),
      s(
        'C2',
        'extra_client',
        'Letter of Lakeshore Neuromuscular Clinic',
        `June 11, 2026
Re: Theo Tzoc
Theo is followed in our clinic every four months. He takes deflazacort daily and has physical therapy twice a week. We expect that he will need a wheelchair by the age of ten. His heart is checked once a year.
He needs stretching of both ankles for 20 minutes every morning and every evening; his father has been trained to do it.
Rosalind Achterberg, MD`,
      ),
      s(
        'E0',
        'expert',
        'Naomi Feldhaus, Psy.D.',
        'Licensed psychologist (Pennsylvania PS-018442, since 2011). Psy.D., Allegheny School of Professional Psychology, 2009. Private practice in Erie since 2012; before that three years at a pediatric hospital, families of chronically ill children. About 45 immigration evaluations since 2015.',
      ),
      s(
        'E1',
        'extra_expert',
        'notes DK.docx',
        `DK eval - notes

Sessions: 9/3 office, 9/10 + 9/24 video
Consent ok, limits of confid. explained

Tests
BDI-II 31 (severe, cutoff 29)
BAI 24 - moderate
PCL-5 22, below cut-off of 31-33, no PTSD
ISI 19 (clinical insomnia, moderate)
PHQ-9 at 9/24: 18

Hx: dad left at 6. Mom drank. Raised younger sister. One depressive episode 2013, 8 mo sertraline, full recovery. No SI ever before this yr.
Marriage - good, says "he is my legs"

Now:
sleeps 3-4 hrs. cries in the car before work. lost 17 lbs since April. forgets - left Theo's meds at home 2x in Aug
passive SI since notice of intent, no plan. Guns: none in house
back: L4-L5 fusion 2/2024, no lifting > 20 lbs. Theo 52 lbs

MSE: tearful, slowed, oriented, linear. no psychosis

Dx
MDD, recurrent, severe w/o psychotic features F33.2
GAD F41.1

Opinion
- depression is tied to the threat of losing E. and to Theo's illness, both
- separation: risk of suicide goes from low to moderate. She has no one else who can lift Theo. sister in Tucson, 2 kids. mom no
- relocation: no neuromuscular care there, she'd lose her insurance, doesn't speak Spanish or K'iche'. I think her depression would get worse not better w/ E. because of guilt abt Theo
- can't say how long

Recs: weekly CBT, psychiatric consult re med, safety plan done 9/24
Limits: didn't see Theo. Did not talk to PCP. Records: clinic ltr + her decl only
She did not exaggerate imo, scores fit w/ what I saw`,
      ),
    ],
    needed: [
      'three times, on September 3, September 10 and September 24, 2026, for 60 minutes each + by video',
      '(PCL-5) the score was 22, below the cut-off of 31 to 33 (no PTSD)',
      '(BDI-II) the score was 31 (severe; cut-off 29)',
      'raised her younger sister',
      'sleeps 3 to 4 hours. She cries in the car',
      'recurrent, severe without psychotic features (F33.2) + generalized anxiety disorder (F41.1)',
      'isk of suicide goes from low to moderate.',
      'I cannot say how long',
      'I did not see Theo.',
      'The declaration adds: “I cannot lift him since my back operation in 2024.”',
    ],
    absent: ['drank', 'drinking', 'lift Mr. Tzoc', 'Her sister was', 'She cannot say how long'],
  },
  {
    name: 'a physician on sequelae of torture, asylum before the court',
    client: {
      first_name: 'Tesfalem',
      last_name: 'Habte Woldu',
      country_of_citizenship: 'Eritrea',
      country_of_birth: 'Eritrea',
      gender: 'male',
      a_number: '000-000-214',
    },
    answers: {
      case_type: 'Asylum - forensic medical evaluation (physician)',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Dr. Baptiste-Moore examined him once, on 14 September 2026, 2 hours 40 minutes, at the volunteer clinic, with a Tigrinya interpreter by telephone. She had not met him before and is not his doctor. No fee.',
      additional_prompt:
        'Immigration Court, Judge Delacroix-Penn, Arlington. Follow the Istanbul Protocol degrees. Do not say that he is truthful. No opinion on psychological matters beyond what she wrote.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Tesfalem Habte Woldu',
        `1. I was born on 21 January 1994 in Keren.
2. On 6 November 2019 soldiers took me from the barracks at Sawa because I had asked when my service would end.
3. I was held in an underground cell for four months. They tied my elbows and my ankles behind my back and left me in the sun, three times for most of a day. They call it the helicopter.
4. A guard beat the soles of my feet with a rubber hose on two nights. I could not walk for about two weeks.
5. In February 2020 a guard put out a cigarette on my left forearm, twice.
6. I escaped on 11 March 2020 and crossed into Sudan.`,
      ),
      s(
        'C2',
        'extra_client',
        'Record of Capital Community Health Center',
        `CAPITAL COMMUNITY HEALTH CENTER
Patient: HABTE WOLDU, Tesfalem   DOB 01/21/1994
Visit 05/12/2025: c/o pain both shoulders, numbness R hand. Exam: decr. sensation R ulnar distribution. Rx: naproxen 500 mg BID. Referred to PT.
Visit 08/20/2025: pain feet on walking > 20 min. X-ray feet neg for fracture.`,
      ),
      s(
        'E0',
        'expert',
        'Yvette Baptiste-Moore, M.D.',
        'Board-certified in internal medicine (2004). M.D., Tidewater College of Medicine, 2000. Attending physician at Potomac General Hospital since 2005. Trained in forensic evaluation of asylum seekers in 2013; 61 evaluations since then. Testified in 4 immigration cases.',
      ),
      s(
        'E1',
        'extra_expert',
        'Exam notes THW 9-14-26',
        `Examination of Tesfalem Habte Woldu, 14 Sept 2026. Volunteer clinic. Interpreter by phone, Tigrinya.

HISTORY AS GIVEN
Tied elbows and ankles behind back ("helicopter") x3, most of a day each. Falanga 2 nights, rubber hose, couldn't walk x 2 wks. Cigarette burns x2 L forearm Feb 2020. Denies other injuries as adult. Scar on R knee from bicycle, age 9.

CURRENT COMPLAINTS
Shoulder pain bilat, worse overhead. Numbness 4th + 5th fingers R. Foot pain after 15-20 min walking.

EXAM
BP 122/78. Wt 61 kg. Gait: short steps, avoids heel strike.
1. Both upper arms, 4 cm above elbow: linear hyperpigmented band, R 7 cm x 0.8 cm, L 6.5 cm x 0.7 cm, partly circumferential. 
2. Shoulders: abduction R 120 deg, L 135 (normal 180), pain at end range. 
3. R hand: decreased light touch ulnar distribution, grip 4/5.
4. Soles: heel pads flattened and soft bilat, tender over plantar aponeurosis. Pain on passive extension of toes.
5. L forearm, volar: two round scars, 9 mm and 8 mm, sharply bordered, pale center, dark rim.
6. R knee: 3 cm irregular scar. Pt says bicycle fall.

ASSESSMENT
1 - highly consistent w/ tight ligature
2, 3 - consistent w/ prolonged positional suspension/tying; ulnar neuropathy could have other causes e.g. work (he stocks shelves)
4 - highly consistent with falanga
5 - typical of cigarette burns
6 - not related, as he says himself
Overall: the findings taken together are highly consistent with the account.

Not done: MRI, nerve conduction. Did not do psych exam, but he was tearful when describing the cell and I recommend a psychological evaluation.
Age of scars can't be determined more exactly than older than 1 yr.
Rec: nerve conduction study, PT, shoes with heel cushioning.`,
      ),
    ],
    needed: [
      'gave me this account, in the words of my notes + falanga 2 nights',
      'As finding 1 I recorded: both upper arms + 7 cm by 0.8 cm + In my opinion finding 1 is highly consistent with',
      'In my opinion findings 2 and 3 are consistent with + could have other causes',
      'In my opinion finding 5 is typical of cigarette burns.',
      'finding 6 is not related',
      'In my opinion the findings taken together are highly consistent with the account.',
      'Immigration Court, Arlington',
      '61 evaluations since 2013',
    ],
    absent: ['truthful', 'credible', 'Mr. Habte Woldu tied', '0 times', 'Judge Delacroix\n'],
  },
  {
    name: 'a country expert on blood feuds, notes by headings',
    client: {
      first_name: 'Arben',
      last_name: 'Gjoka',
      country_of_citizenship: 'Albania',
      country_of_birth: 'Albania',
      gender: 'male',
    },
    answers: {
      case_type: 'Asylum / withholding, country expert',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'No prior relationship. She read his declaration and spoke with him by phone for 35 minutes on October 2, 2026 to clarify the family names. Fee $2,200 flat, not contingent.',
      additional_prompt:
        'Immigration Judge T. Okonjo-Reyes, Boston. State protection + relocation are the issues. Include what cuts against us. She should not say he qualifies.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Arben Gjoka',
        `I was born in Pukë on 30 June 1998.
On 12 April 2021 my uncle Ndue shot and killed Pashk Lleshi in a quarrel about a water channel. My uncle is in prison.
On 20 April 2021 the Lleshi family sent word through the priest that they would not give besa. After that my brother and I did not leave the house for 14 months.
On 8 June 2022 my brother Mark went to the gate and was shot in the leg.
We told the police in Pukë the next day. They wrote it down. Nobody was arrested.
I went to Durrës in July 2022 and stayed with a friend for five weeks. A cousin of the Lleshi family came to the café where I worked and asked for me by name.
I left Albania on 3 September 2022.`,
      ),
      s(
        'C2',
        'extra_client',
        'Certificate of the Mission of Reconciliation, Shkodër',
        `The mission certifies that the families Gjoka and Lleshi of the district of Pukë are in conflict since April 2021 and that two attempts at reconciliation, in May 2021 and in January 2022, were refused by the family Lleshi.
Shkodër, 15 February 2023`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Liselotte Marchetti-Brandt',
        'Associate professor of anthropology, Kestrel College. PhD, social anthropology, University of Aldmoor, 2009. Field work in northern Albania 2005-2019, about 30 months in all. Author of "The Closed Gate" (2014). Written reports in 22 asylum cases; testified in 7.',
      ),
      s(
        'E1',
        'extra_expert',
        'Notes for report Gjoka',
        `GJOKA – my notes

Background
The kanun is customary law. A killing puts the males of the killer's family "in blood". Women and small children are usually left alone. Besa = a truce, given for a time.
Government counted 591 people from 131 families confined at home in 2018 (ombudsman). NGOs say more. Numbers have fallen since 2012, and I agree they fell.

Who is at risk
Nephews are within the group under the stricter reading, which is the one I met in Pukë. Any male over 15 or so.

State protection
- law since 2013: 30 yrs to life for killing in a feud, threats punishable up to 3 yrs
- police in the north register complaints but rarely go further unless somebody's dead. I followed 17 complaints in 2016-2018; 2 led to charges
- the special commission on feuds exists since 2005 on paper, met once to my knowledge

Relocation
Small country, 2.8 million. Surname and village tell where you come from. In Tirana people live unnoticed for some time, some for years. In my view someone with an active refusal of besa can be found within months, bc families ask through cousins and cafés.
I know of 4 cases of men killed after moving to another city, 2010-2019.

The declaration
What he says about besa, the priest, staying in 14 months – fits what I know. Refusal 2x per certificate: that's unusual, most accept by the second time.
Certificates like this have been forged & sold, a known problem since 2013. I can't say whether this one is genuine. I didn't contact the mission.

Against
killings went down from 45 in 1998 to 3-4 a year now. EU reports praise police. Courts did convict the uncle.

Opinion: real risk if he goes back to Pukë; in Tirana the risk is lower but not gone. State protection not effective in the north for threatened men.
Not been in Albania since 2019; after that I rely on reports + colleagues`,
      ),
      s(
        'E2',
        'extra_expert',
        'Source list',
        `1. Ombudsman of Albania, Special Report on Blood Feuds, 2018.
2. Ministry of Interior, Statistical Note on Feud Homicides, 2024.
3. Operazione Colomba, Monitoring Report, 2022.
4. European Commission, Albania Report, 2025.`,
      ),
    ],
    needed: [
      'I rely on the sources of my list (Ex. C)',
      'My fee is $2,200; it is not contingent.',
      'there is a real risk if Mr. Gjoka goes back to Pukë',
      'State protection is not effective in the north',
      'forged and sold + I cannot say whether this one is genuine',
      'I have not been in Albania since 2019',
    ],
    absent: ['qualifies', 'has these entries'],
  },
  {
    name: 'a former employer of a structural engineer, EB-2 NIW',
    client: {
      first_name: 'Farida',
      last_name: 'Rahmonova',
      country_of_citizenship: 'Tajikistan',
      country_of_birth: 'Tajikistan',
      gender: 'female',
      title: 'Dr.',
    },
    answers: {
      case_type: 'EB-2 NIW, letter of former employer',
      client_cv_id: 'C0',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'He was her manager from January 2019 to June 2023 at Sandover Bridge Group. No contact since except a phone call about this letter. Not paid.',
      additional_prompt:
        'USCIS Texas Service Center. Endeavor: to develop low-cost vibration sensors that show damage in short-span county bridges. He should tell only what he saw. Not the lawsuit with the state.',
    },
    sources: [
      s(
        'C0',
        'client_cv',
        'CV Farida Rahmonova',
        `FARIDA RAHMONOVA, Ph.D., P.E.
Education
Ph.D., Civil Engineering, Marlow Institute of Technology, 2018
M.S., Structural Engineering, Marlow Institute of Technology, 2014
Positions
Senior structural engineer, Sandover Bridge Group, Tulsa, January 2019 - June 2023
Founder, Spanlight LLC, Tulsa, July 2023 - present
Publications
7 peer-reviewed articles, 118 citations (Scholar Index, August 2026)
Patents
US 99,118,433, "Vibration node for short-span bridges", granted May 6, 2025`,
      ),
      s(
        'C1',
        'extra_client',
        'Letter of Coalridge County',
        `July 22, 2026
Coalridge County has 214 bridges, of which 37 are posted for weight. In 2025 we fitted Spanlight nodes to nine bridges for a trial of 12 months. The nodes cost us $640 a bridge; a load test costs about $11,000. On bridge 114 the node showed a change in March 2026, and our inspectors found a cracked bearing.
We intend to fit 40 more bridges in 2027 if the state approves the funds.
Harlan Upchurch, County Engineer`,
      ),
      s(
        'E0',
        'expert',
        'Douglas Amundsen, P.E.',
        'Vice president for inspection, Sandover Bridge Group, Tulsa. B.S. civil engineering, Prairie State University, 1991. Professional engineer in Oklahoma, Kansas and Arkansas. 34 years in bridge inspection, some 2,600 bridges.',
      ),
      s(
        'E1',
        'extra_expert',
        'email Amundsen',
        `From: Doug Amundsen
Sent: Tuesday, September 15, 2026 7:12 AM
To: paralegal
Subject: RE: Farida letter

Hi Jenny,

here's what I can say, clean it up please.

I hired her in Jan 2019, straight out of her postdoc. She ran our load rating team, five people at the end. Most young engineers trust the model. She went out and climbed.

The sensor thing: in 2020 we had the Verdigris Creek bridge, 46 ft span, built 1958. Rated OK on paper. She put up four accelerometers she had bought with her own money, $212, and told me after two weeks the second girder wasn't carrying. I didn't believe it. We did a load test, cost us $14,500. She was right, the connection was loose. County closed the bridge next morning.

After that we did it on 31 bridges until she left. 4 of the 31 had something that a visual inspection had missed. I signed all those reports so I know.

Why does it matter? Something like 40% of the bridges I've inspected are county bridges under 60 ft. Nobody has money for load tests on those. They get looked at every 24 months and that's it. In my opinion a cheap sensor that says "look here" is the most useful thing I've seen in my career for those.

Weak points - false alarms, in our 31 there were 6, mostly trucks idling on the bridge. She fixed some of that in software, I don't know how well, I haven't seen the Spanlight version. And it doesn't see scour. She never claimed it did.

Is she the one to do it? I've worked with maybe 60 engineers. Two of them could go from the math to the bucket truck. She's one.

I'd have kept her. She left to do this full time & I told her it was the right call though it cost me my best engineer.

State lawsuit - leave that out.

Doug
918-555-0142`,
      ),
    ],
    needed: [
      'endeavor is to develop low-cost vibration sensors',
      'I have worked with maybe 60 engineers. Two of them',
      'False alarms, in our 31 there were 6',
      'I have not seen the Spanlight version',
    ],
    absent: ['lawsuit', 'Jenny', 'Weak points'],
  },
]
