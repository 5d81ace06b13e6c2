import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Fictional letters of a treating psychiatrist, a scholar with a memo in points and a physician with a chart: written whole, then read. */
export const orderedLetters: readonly HastyLetter[] = [
  {
    name: 'a treating psychiatrist, asylum, a woman of Cameroon',
    client: {
      first_name: 'Bridget',
      last_name: 'Ngwa Tabi',
      country_of_citizenship: 'Cameroon',
      country_of_birth: 'Cameroon',
      gender: 'female',
      a_number: '000-000-412',
    },
    answers: {
      case_type: 'Asylum, letter of treating psychiatrist (medical/psychological)',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Treating psychiatrist since March 4, 2025, 21 visits so far, 30 to 45 minutes, in English. She had not met her before; the clinic where she works assigned her. No fee for this letter. She will testify by video if asked.',
      additional_prompt:
        'For Immigration Judge Okonjo-Farrell, Baltimore. The judge asked at the master hearing why she missed the one-year deadline by five months. The doctor is not to say that the client is credible. Leave out the miscarriage.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Bridget Ngwa Tabi',
        `1. I was born in Kumba on June 2, 1991. I taught English and history at a secondary school.
2. On November 19, 2022 gendarmes came to the school and asked which teachers were for the "Amba boys." A colleague pointed at me.
3. They kept me at the gendarmerie post for six days. They beat the soles of my feet with a machete's flat side and burned my left forearm with a cigarette. On the fourth night two of them raped me.
4. My uncle paid 400,000 francs and I was let go on November 25, 2022.
5. In May 2023 men of the separatists came to my uncle's house and said that a teacher who opens the school will lose her hands.
6. I entered the United States at San Ysidro on August 30, 2023. I applied for asylum on January 31, 2025.`,
      ),
      s(
        'C2',
        'extra_client',
        'Chesapeake Community Clinic, intake and chart summary',
        `Chesapeake Community Clinic
Intake 02/18/2025, J. Alvarado, LCSW-C. Presenting complaint: no sleep, "I hear boots." PHQ-9 = 21; PC-PTSD-5 = 5/5. Passive death wish, no plan. Referred to psychiatry.
Emergency department visit, Harbor Hospital, 12/14/2024: panic attack, discharged the same day with hydroxyzine.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Rosalind Achterberg',
        'Psychiatrist, Chesapeake Community Clinic, Baltimore, since 2016. M.D., Tidewater Medical College, 2007; residency in psychiatry, Patuxent University Hospital, 2007-2011. Board-certified in psychiatry since 2012. Licensed in Maryland (D0071180). Carries a panel of about 240 patients, roughly one third of them refugees and asylum seekers. Has written about 40 letters for immigration cases and testified four times. Co-author of "Sleep in survivors of detention" (2020).',
      ),
      s(
        'E1',
        'extra_expert',
        'Draft of Dr. Achterberg',
        `Re: Bridget Ngwa Tabi

I write as Ms. Ngwa Tabi's treating psychiatrist. I am not a forensic evaluator and I was not asked to test her account. What she told me she told me in order to be treated, before there was any talk of a letter.

Course of treatment
When I first saw her on March 4, 2025 she had slept two to three hours a night for more than a year. I started sertraline 50 mg, raised to 150 mg by May 2025, and prazosin 2 mg at night, raised to 6 mg. She sees Ms. Alvarado for trauma-focused therapy every second week; she stopped it in June 2025 because she could not go on past the fourth night, and took it up again in September. Her PCL-5 was 68 in March 2025, 59 in July 2025, and 44 in October 2026. Her PHQ-9 fell from 21 to 12.

What she told me
In the first visits she spoke only of her feet. She told me of beatings and of the burn in April 2025. She told me of the rape on June 10, 2025, at the eighth visit, with her face to the wall. She has told nobody in her family.

What I saw
She comes on time and neatly dressed. At the start she sat in the chair next to the door and asked that it stay open. She does not look at me when she speaks of the post. She has dissociated twice in my office, for three to five minutes, once when a guard's radio sounded in the hall. Her speech is coherent, her thought is logical, and I have seen no sign of psychosis. I have seen on her left forearm a round scar of about 8 mm; I am not a dermatologist and give no opinion on its age.

Diagnosis
Posttraumatic stress disorder, with dissociative symptoms (F43.10); major depressive disorder, recurrent, moderate (F33.1). I base the first on nightmares of the post four to six nights a week, avoidance of men in uniform and of her own feet (she washes them with the light off), a belief that she is dirty, startle, and dissociation, all of them present since the end of 2022. I considered psychosis because she hears boots; the boots come only at night as she falls asleep or wakes, she knows that they are not there, and they have become rare with prazosin. I considered exaggeration; a patient who wants to impress does not wait until the eighth visit.

Consistency
Her symptoms are highly consistent with detention and sexual assault. Other causes are possible in theory: the threat of May 2023 and the journey were hard too. But the content of her nightmares and what sets off the dissociation are of the post.

The delay
From her arrival until December 2024 she did not leave her cousin's apartment except for food. In my opinion it is more likely than not that her PTSD was a main reason that she did not apply in the first year: to apply she would have had to tell a stranger of the fourth night, and telling was what she could not do. The panic attack of December 14, 2024 came two days after the cousin had taken her to a lawyer for the first time. I cannot say that it was the only reason.

Memory and testimony
She knows the days of her arrest and of her release. She mixes up the order of the third and fourth day. This is common in persons who dissociate. In court she may fall silent or answer with her eyes shut; I ask that she be allowed breaks.

Treatment and outlook
She will need medication for at least another two years and therapy for as long. With both she can work; she has worked in a hotel laundry since February 2026. If she were returned, I would expect a relapse with a serious risk of suicide: she has told me twice that she would "rather finish it herself." There is no such plan now.

What I cannot say
I did not see her before March 2025. I have no records from Cameroon. I have only her word for what happened there, as every doctor has.`,
      ),
    ],
    needed: [
      'I had not met Ms. Ngwa Tabi before. + I will testify by video if asked.',
      'in 21 visits of 30 to 45 minutes, in English',
      'I have been board certified in psychiatry since 2012. + I am licensed in Maryland (D0071180).',
      'Ms. Ngwa Tabi’s symptoms are highly consistent',
      'Ms. Ngwa Tabi will need medication',
      'I base the first on nightmares + I considered psychosis + I considered exaggeration',
    ],
    absent: ['Ms. Alvarado will', 'Ms. Alvarado’s symptoms', 'miscarriage', 'credible'],
  },
  {
    name: 'a country scholar with a memo in points, a Hindu landowner of Bangladesh',
    client: {
      first_name: 'Pradip',
      last_name: 'Kumar Saha',
      country_of_citizenship: 'Bangladesh',
      country_of_birth: 'Bangladesh',
      gender: 'male',
      a_number: '000-000-518',
    },
    answers: {
      case_type: 'Asylum - country conditions expert, Bangladesh',
      additional_client_docs: ['C1', 'C2', 'C3'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'She has never met or spoken to him; she read his declaration. No tie to the family. Fee $1,500 flat, paid in August before she wrote, whatever she concludes. She will testify by video.',
      additional_prompt:
        'Immigration court Newark. Government will say: go to Dhaka, and it is only a land quarrel. Answer both. She may not say that he is credible or that he qualifies.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Pradip Kumar Saha',
        `1. I was born in Bagerhat district on January 15, 1979. I am Hindu. I had a pharmacy and 2.4 acres by the road from my father.
2. In October 2021, after the Durga Puja trouble, a crowd broke the idols in our para and burned my neighbor's shop.
3. From 2022 Jahangir Mollah, the union council chairman of the ruling party, asked me to sell him the land for a tenth of its price. I refused.
4. On February 6, 2024 six of his men came to the pharmacy. They said "malaun, go to India" and cut my right hand with a chopper. I was in Khulna Medical College Hospital for eight days.
5. The officer at the police station wrote a general diary but no case. He said I should settle with the chairman.
6. On August 6, 2024, the day after the government fell, a different crowd with men of the other party looted the pharmacy and put a lock on the house.
7. I stayed with my wife's brother in Dhaka from August 9 to November 2, 2024. In October two men asked the guard there for me by name.
8. I came to the United States on November 20, 2024.`,
      ),
      s(
        'C2',
        'extra_client',
        'General Diary no. 312, Mollahat police station (translation)',
        `General Diary No. 312, date 07/02/2024. Pradip Kumar Saha, son of late Nitai Saha, informs that unknown persons injured him over a dispute on land. Entered. Enquiry: none. Seal.`,
      ),
      s(
        'C3',
        'extra_client',
        'Discharge paper, Khulna Medical College Hospital',
        `Admitted 06/02/2024, discharged 14/02/2024. Cut injury dorsum right hand 9 cm, extensor tendons of index and middle finger divided, repaired. History: assault.`,
      ),
      s(
        'E0',
        'expert',
        'Prof. Leonie Vandermeulen',
        'Associate professor of South Asian politics, Great Plains State University, since 2013. Ph.D. in political science, Lakeshore University, 2006. Fieldwork in Bangladesh in 2003-2004, 2010, 2015 and 2022 (19 months in all). Reads and speaks Bangla. Author of "Land, Law and Minority in the Delta" (2012) and 17 articles. Consulted in 26 asylum cases since 2014; testified in 9.',
      ),
      s(
        'E1',
        'extra_expert',
        'Memo of Prof. Vandermeulen',
        `MEMO - Saha - L. Vandermeulen, 9/30/2026

1. Sources. I rely on my fieldwork, on Ain o Salish Kendra's yearly figures 2013-2025, on the US State Department report of 2023, on the census, and on 31 interviews with Hindu families in Khulna division (2022).
2. I read: declaration; GD 312; hospital paper. I did not interview Mr. Saha.
3. Background
a. Hindus were 13.5 % of the population in 1974 and 7.95 % in 2022.
b. The Vested Property Act (until 2001; return act of 2001, amended 2011) let officials list Hindu land as "enemy." About 750,000 families lost land (Barkat 2008).
c. The lists are gone but the practice is not: the local boss of whatever party rules takes land of those who cannot fight back.
4. Is it a land quarrel? Both. A quarrel between equals ends before the shalish or in court. Here the buyer is the chairman, the price a tenth, the word "malaun" (a slur for Hindus, roughly "accursed"), and the message go to India. In my 31 interviews 22 families had been told to go to India when they were asked for land. Muslim owners in the same unions were bought out at market price in the cases that I could trace (11 of 14).
5. Police
- GD is only a diary entry, no FIR, no investigation follows
- of 44 attacks I traced 2015-2022, FIR in 9, charge sheet in 3, conviction 0
- an officer posted in an upazila depends on the party for his posting
6. After 5 August 2024
- 2,010 incidents against minorities 4-20 August 2024 by the Unity Council's count; police said that 1,234 of 1,415 it looked at were political not communal. I think that the two can't be separated: Hindus were attacked as supposed voters of the fallen party, and homes of Hindus without any office were looted too.
- chairman Mollah's party has lost power; many chairmen fled. I don't know where Mollah is. But land in the delta is taken by whoever comes next, see point 3c; the declaration says the second crowd was of the other party. So the risk has not ended with the change, the actor has changed.
7. Dhaka
- 1.1-1.5 million Hindus live in Dhaka division, many safely. I say so because the government will.
- what matters is if someone looks for you. Bangladesh is dense: landlord asks for NID, tenant form goes to the local thana (DMP tenant information form since 2016), village networks of garment workers and guards
- a man with a claim to land is worth finding as long as he has not signed
- two men asked for him in Dhaka within 9 weeks; fits what I know. 
8. Fit: price, slur, GD instead of FIR, second party after Aug 5: all typical. Not typical: a chopper attack in daylight in a shop on the main road, most are at night. I have seen it 3 times.
9. If returned: likely (I would say more likely than not) pressure to sign; violence if he refuses again. I can't put a number.
10. What I don't know: title papers not seen. Whether the house is occupied now. India: he has no status there.
CV attached.`,
      ),
      s(
        'E2',
        'extra_expert',
        'Table, attacks on Hindu property, Khulna division',
        `Year	Attacks traced	FIR	Charge sheet	Conviction
2015	6	1	0	0
2017	9	2	1	0
2019	8	2	1	0
2021	13	3	1	0
2022	8	1	0	0
Total	44	9	3	0`,
      ),
    ],
    needed: [
      'I have never met or spoken with Mr. Kumar Saha',
      'I was paid a flat fee of $1,500 for my time in August, before I wrote; it does not depend on what I conclude.',
      'I read and speak Bangla.',
      'To the question “Is it a land quarrel?” my answer is: both. + a tenth',
      'Of 44 attacks I traced + conviction 0 + An officer posted in an upazila depends on the party for his posting.',
      'A man with a claim to land is worth finding as long as he has not signed.',
      'million Hindus live in Dhaka division, many safely.',
      'date February 7, 2024',
      'I have not seen the title papers. I do not know whether the house is occupied now.',
      'In my opinion the risk has not ended with the change; the actor has changed.',
    ],
    absent: ['the government will', 'point 3c', 'Mr. Kumar Saha’s posting', 'July 2, 2024', 'CV attached'],
  },
  {
    name: 'an internist with hurried notes, scars, a man of Eritrea, withholding and CAT',
    client: {
      first_name: 'Yohannes',
      last_name: 'Tesfai Gebremedhin',
      country_of_citizenship: 'Eritrea',
      country_of_birth: 'Eritrea',
      gender: 'male',
      a_number: '000-000-634',
    },
    answers: {
      case_type: 'Withholding / CAT, forensic medical evaluation (physician)',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'Volunteer exam for an asylum clinic, one time, 9/12/2026, 2 h 40 min, Tigrinya interpreter by phone (ID 40772). not treating. No pay.',
      additional_prompt:
        'IJ Castellanos, detained docket, Eloy. Keep it factual. No psych dx, she is an internist. DHS says scars are from a car accident 2019 (Sudan).',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Yohannes Tesfai Gebremedhin',
        `1. I was born in Senafe on 4 March 1994. I was taken for national service in 2012.
2. In April 2017 I left my unit to see my sick mother. They found me on April 20, 2017 and brought me to Wi'a prison.
3. For four days they tied me in the way called helicopter: arms behind the back at the elbows, face down on the ground.
4. They beat my back with a rubber hose and my shins with a rod. They poured sugar water on me and left me in the sun.
5. I was held for seven months in a shipping container and then sent back to the unit. I escaped to Sudan in January 2018.
6. In Khartoum in July 2019 a car hit me. My right knee was hurt and I had stitches over the right eye.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Anneliese Purcell-Okafor',
        'Internist, Gila Valley Medical Group, Phoenix; hospitalist before. MD Sonoran University 2005, residency internal medicine 2005-08, ABIM 2008 (recert 2018). AZ lic 38114. trained in Istanbul Protocol 2014 + 2021. 62 asylum exams. testified 5x (3 detained). Speaks Spanish, some Arabic. Teaches residents.',
      ),
      s(
        'E1',
        'extra_expert',
        'exam notes',
        `YTG 9/12/26 Eloy, med unit, door ajar, no guard inside. interp phone Tigrinya. consent ok, explained not treating.
reviewed: decl., detention med chart (intake 3/2/26: "multiple old scars back", knee XR neg)

Hx: arrested 4/20/17. Wi'a. "helicopter" x 4 d, let up for food 2x/d. numb hands for ~3 mo after, couldn't button. beaten back w/ rubber hose, shins w/ metal rod. sugar water + sun, insects. container 7 mo, ~40 men. no MD care. 1/2018 fled.
7/2019 MVA Khartoum - he volunteered it. R knee, laceration R brow 6 sutures. no other injury.
PMH: malaria x2. no surg. Meds: ibuprofen. NKDA
SH: no etoh, no tob. farmer's son. no tribal scarring per pt.

PE: VS nl. wt 58 kg (64 at intake).
Arms: bilat just above elbows, circumferential band 1.5-2 cm, hypopigmented, smooth, L>R. 
Back: 9 linear scars, 6-14 cm, parallel, oblique, tramline x4, hyperpig
Shins: R 3, L 2 depressed scars 1-2 cm over tibia, irregular
Face: 3 cm thin linear scar R brow, well healed, c/w sutured lac
R knee: 4 cm abrasion scar, no effusion, ROM full
Neuro: grip R 5/5 L 4/5, L ulnar sensation dec to pinprick 4th-5th finger. Tinel + L elbow.
MSE: not done formally; flat, answered all, had to stop 1x when talking abt the container
photos 14 taken by me, attached

A/P:
1 arm bands - typical of prolonged tight ligature. bilateral, symmetric level, car accident wouldn't do that
2 L ulnar deficit - highly c/w compression at elbow; ddx leaning on elbows, diabetes (glucose nl on chart), trauma. can't date
3 back - highly c/w blows w/ flexible object; tramlines = rod or hose. ddx whipping by parent as child - he denies
4 shins - c/w blows w/ rod; ALSO c/w ordinary injury in farm work/ football. nonspecific
5 R brow + knee - c/w the MVA, not w/ torture, he says so himself
6 no scars from sugar water expected. absence means nothing
overall highly consistent. the MVA explains 5 only.
rec: EMG/NCS L arm, hand therapy, MH referral (I don't dx)
limits: one visit. phone interp, line dropped 2x. no old records from Eritrea. scars can't be dated closer than > 6-12 mo`,
      ),
    ],
    needed: [
      'I examined Mr. Tesfai Gebremedhin once on September 12, 2026, for 2 hours and 40 minutes, with a Tigrinya interpreter by telephone (ID 40772).',
      'Mr. Tesfai Gebremedhin was arrested on April 20, 2017.',
      'Back: 9 linear scars, 6 to 14 cm + hyperpigmented',
      'Tinel sign positive at the left elbow',
      'In my opinion the arm bands are typical of prolonged tight ligature.',
      'Other causes that I considered: leaning on elbows, diabetes (glucose normal on chart) and trauma. I cannot date it.',
      'In my opinion the findings on the shins are consistent with blows with rod. They are also consistent with ordinary injury',
      'In my opinion the findings on the right brow and knee are consistent with the motor vehicle accident, not with torture; he says so himself.',
      'The motor vehicle accident explains finding 5 only.',
      'I was trained in the Istanbul Protocol in 2014 and 2021.',
    ],
    absent: ['conditions in Eritrea', 'Gebremedhin arrested', 'MVA', 'etoh', 'c/w'],
  },
]
