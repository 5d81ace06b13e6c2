import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Fictional letters of clinicians who dictate, chart and fill in forms: written whole before they were first read. */
export const dictatedLetters: readonly HastyLetter[] = [
  {
    name: 'a treating psychiatrist of a wife, dictation and progress notes, I-601A',
    client: {
      first_name: 'Edwin',
      middle_name: 'Rolando',
      last_name: 'Castellanos',
      country_of_citizenship: 'Honduras',
      country_of_birth: 'Honduras',
      gender: 'male',
    },
    spouse: { name: 'Melissa Ann Castellanos', gender: 'female', citizenship: 'United States' },
    answers: {
      case_type: 'I-601A provisional waiver, letter of treating psychiatrist re USC wife',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2', 'E3', 'E4'],
      expert_client_relation:
        "Melissa's treating psychiatrist since March 2023, sees her about monthly, 41 visits. Has met Edwin three times when he came along. No charge for the letter.",
      additional_prompt:
        "Address USCIS. Explain (a) what happens to Melissa if he's refused and has to stay in Honduras, (b) what happens if she goes with him. Leave out the 2009 marijuana arrest.",
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Melissa Castellanos',
        `DECLARATION OF MELISSA ANN CASTELLANOS
1. I am a citizen of the United States. I was born in Salem, Oregon on June 9, 1987. I married Edwin on August 20, 2015.
2. We have two children, Mia, who is nine, and Lucas, who is five.
3. I work 24 hours a week at a dental office. Edwin is a roofer and earns most of our income.
4. My only sister lives in Tacoma, four hours away. My parents are dead.
5. I do not speak Spanish beyond greetings.`,
      ),
      s(
        'C2',
        'extra_client',
        'Salem General discharge summary 2019',
        `SALEM GENERAL HOSPITAL - DISCHARGE SUMMARY
Patient: Castellanos, Melissa A.   Admitted 11/08/2019   Discharged 11/14/2019
Reason: intentional overdose of acetaminophen, found by husband, who called 911.
Hospital course: N-acetylcysteine, liver enzymes normal by day 4. Psychiatry consulted.
Discharge diagnosis: bipolar II disorder, current episode depressed.
Plan: lamotrigine, outpatient psychiatry, husband to hold medications.`,
      ),
      s(
        'E0',
        'expert',
        'Chidinma Okonjo-Reyes, MD',
        'Psychiatrist at Willamette Valley Behavioral Health, Salem OR. Board certified 2012. cokonjo@wvbh.example',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Okonjo-Reyes (short)',
        `Chidinma Okonjo-Reyes, M.D.
2016-present  Attending psychiatrist, Willamette Valley Behavioral Health, Salem, Oregon
2012-2016  Staff psychiatrist, Cascade State Hospital
2008-2012  Residency in psychiatry, Pacific Rim Medical School
2008  M.D., Pacific Rim Medical School
Board certification: American Board of Psychiatry and Neurology, 2012, recertified 2022
License: Oregon MD 28817`,
      ),
      s(
        'E2',
        'extra_expert',
        'dictation Okonjo-Reyes 11-02-2026',
        `This is Dr. Okonjo-Reyes dictating on Melissa Castellanos, date of birth June 9, 1987. Okay. I first saw Melissa on March 14, 2023, she was referred by her primary care doctor after a second panic attack at work. She had been in the hospital once before, in November 2019 at Salem General, six days, after an overdose, I have read that discharge summary. My diagnoses are bipolar II disorder and panic disorder. She takes lamotrigine 200 milligrams and quetiapine 50 milligrams at night.

New paragraph. What I want the letter to say is that Edwin is the one who keeps her on track. He fills her pill box every Sunday. In July 2024 he noticed the hypomania before I did, he called the clinic on July 8 because she had slept three hours a night for four nights and had spent 2,300 dollars on a credit card. We raised the quetiapine to 150 and she stayed out of the hospital.

Next, the Boise thing. In February 2025 he worked in Boise for five weeks. She missed two appointments, stopped the lamotrigine for nine days and had to be restarted at 25 milligrams because of the risk of a rash. Her PHQ-9 went from 7 on January 22 to 19 on March 5. It was 9 in June, after he had come home.

So in my opinion, without him the risk of a relapse and of another attempt is high. I can't put a number on it. The quetiapine makes her groggy until ten so he does the mornings with the kids, Mia and Lucas.

As for Honduras, I don't know the health system there first hand and I don't want to say that lamotrigine isn't available, I don't know that. What I can say is that psychotherapy would not be possible for her in Spanish, and that a change of psychiatrist is a known time of relapse. In my opinion she should not relocate.

I haven't evaluated Edwin and I don't treat the children. End of dictation. Jen please send me the draft by Friday.`,
      ),
      s(
        'E3',
        'extra_expert',
        'WVBH progress notes (excerpts)',
        `WVBH progress note   Castellanos, M.   MRN 44718
03/05/2025  F/u. PHQ-9 19. Husband away in Boise since 2/3. Missed 2/12, 2/26. Off LTG 9 d. Passive SI, no plan. Restart LTG 25 mg, titrate. Safety plan w/ sister.
06/18/2025  PHQ-9 9. Husband home. Sleep 7 h. Working again 24 h/wk at dental office.
10/15/2026  PHQ-9 14, GAD-7 16. Worried re immigration: "If they send him back I will not make it." 3 panic attacks in Sept. Husband present last 15 min.`,
      ),
      s(
        'E4',
        'extra_expert',
        'Letter for employer May 2024',
        `May 2, 2024
To whom it may concern:
Melissa Castellanos is under my care for a mood disorder. She needs up to two days a month for treatment. She is able to do her work.
Chidinma Okonjo-Reyes, M.D.`,
      ),
    ],
    needed: [
      'USCIS',
      'Form I-601A',
      'Willamette Valley Behavioral Health + since 2016|Willamette Valley Behavioral Health + 2016',
      'Cascade State Hospital + 2012 to 2016|Cascade State Hospital + 2012',
      'Pacific Rim Medical School (2008)|Pacific Rim Medical School in 2008',
      'American Board of Psychiatry and Neurology',
      '28817',
      'March 14, 2023',
      '41 visits|41 times|forty-one',
      'met Edwin three times|met Mr. Castellanos three times|met the husband three times',
      'no payment|no fee|not charged|no charge',
      'primary care doctor + second panic attack',
      'November 2019 + six days',
      'bipolar II disorder and panic disorder',
      '200 milligrams + 50 milligrams',
      'pill box every Sunday',
      'July 8 + three hours a night + $2,300|July 8 + three hours a night + 2,300 dollars',
      'quetiapine to 150',
      'five weeks + Boise',
      'nine days + 25 milligrams + rash',
      '7 on January 22 + 19 on March 5',
      'risk of a relapse and of another attempt is high',
      'cannot put a number',
      'groggy until ten + mornings',
      'sychotherapy would not be possible + Spanish',
      'change of psychiatrist is a known time of relapse',
      'should not relocate',
      'do not know the health system',
      'have not evaluated + do not treat the children',
      'February 12 + February 26|2/12 + 2/26',
      'If they send him back I will not make it',
      'October 15, 2026 + 14 + 16',
      '3 panic attacks|hree panic attacks',
      'up to two days a month',
      'acetaminophen',
      'husband to hold medications',
      'Tacoma',
      'under penalty of perjury',
    ],
    absent: [
      'marijuana',
      'dictating',
      'New paragraph',
      'End of dictation',
      'Jen',
      'the Boise thing',
      'What I want the letter to say',
      'Okay',
      'F/u',
      'w/',
      'MRN',
      '44718',
      'independent',
      'h/wk',
      'PROGRESS',
      'SALEM GENERAL',
    ],
  },
  {
    name: 'a physician’s forensic exam with a table of scars and a voice memo, torture',
    client: {
      first_name: 'Bahati',
      middle_name: 'Willy',
      last_name: 'Mukendi',
      country_of_citizenship: 'Democratic Republic of the Congo',
      gender: 'male',
      a_number: '218-404-617',
    },
    answers: {
      case_type: 'asylum/withholding/CAT, forensic medical exam, immigration court',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'One exam on Aug 29 2026, 9:00 to 12:30 at the Heartland Asylum Clinic, Lingala interpreter in the room. Pro bono. He will testify if needed.',
      additional_prompt:
        'IJ Carmen Oduya, Omaha Immigration Court. Go scar by scar. He should say what is NOT from torture.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration Mukendi',
        `DECLARATION OF BAHATI WILLY MUKENDI
1. I was born on May 2, 1991 in Kananga, Democratic Republic of the Congo. I taught chemistry.
2. On December 31, 2017 I walked in the march of the church in Kinshasa. On January 4, 2018 agents of the ANR took me from my house.
3. I was held for three weeks in a cell in Kinshasa. They whipped me with a belt that had a metal buckle. They burned my left arm with cigarettes. Twice they beat the soles of my feet with a pipe. Once they hung me by the wrists, with a cloth, until I fell.
4. On November 12, 2022 men in police uniform broke my door and one hit my head with a machete.
5. I left on December 3, 2022.`,
      ),
      s(
        'E0',
        'expert',
        'Samuel Whitlock, MD, FACEP',
        'Emergency physician, Platte River Medical Center, Omaha. Volunteer, Heartland Asylum Clinic since 2016.',
      ),
      s(
        'E1',
        'extra_expert',
        'Exam form BWM 8-29-26',
        `HEARTLAND ASYLUM CLINIC - PHYSICAL EXAM FORM
Name: Bahati Willy Mukendi    DOB 5/2/1991    Date 8/29/26    Start 0900  End 1230
Interpreter: in person, Lingala
Consent: written. Photos: 14, taken by me with ruler.
Reviewed: declaration, I-589
HISTORY (per patient)
PMH: malaria as child, appendectomy 2009. No other surgery. No meds.
EXAM
No. | Site | Size | Description | Patient's account | Grade
1 | R upper back | 6.2 x 0.8 cm | linear, hyperpigmented, rounded end | belt | highly consistent
2 | mid back | 2.5 x 2.5 cm | square outline, atrophic center | buckle | typical of
3 | L forearm, volar | five, 0.7-0.9 cm | round, pale center, dark rim | cigarettes | typical of
4 | R parietal scalp | 7 cm | linear, raised 2 mm, no suture marks | machete 2022 | highly consistent
5 | L knee | 3 x 2 cm | irregular | fall as a boy playing football | not related
6 | RLQ abdomen | 6 cm | surgical | appendectomy | not related
Feet: heel pads tender bilat, R heel pad widened and flat on standing; pain after 10 min walking.
Gait: walks on lateral edges of feet.
Wrists: full ROM, no scars.
R shoulder: abduction 110 degrees (L 175), winging of scapula.
Neuro: sensation decreased R ulnar two fingers.
Psych: tearful twice. PCL-5 not done.`,
      ),
      s(
        'E2',
        'extra_expert',
        'Voice memo Dr Whitlock (transcript)',
        `Hi Anna, voice memo, sorry for the noise. So, overall, I'd grade the whole picture as highly consistent with what he told me. The winged scapula, that's the long thoracic nerve. You see it after suspension. It could also come from carrying heavy loads or from a virus, I can't tell which. I wouldn't expect a scar at the wrists from ten minutes with a cloth, so the bare wrists don't speak against him. The feet fit with falanga. An MRI would help there, it was not done, and he's never had x-rays of the feet. I can't say how old the scars are, only that they are all older than about a year. Number 5 and number 6, he told me himself, are not from this. He was mixed up at first on whether the cell was two or three weeks and corrected it himself. That's common. I've done about 85 of these exams since 2016, and testified 7 times, two of those by video. My training: Istanbul Protocol course 2016, refresher 2022. M.D. Ozark University 2005, residency emergency medicine 2008, board certified 2009, Nebraska license 24466. I have no opinion on his mental state, other than that he should see a psychologist. Talk soon.`,
      ),
    ],
    needed: [
      'Carmen Oduya',
      'Ozark University',
      'emergency medicine + 2008',
      '24466',
      '85 + since 2016',
      'testified + 7 times|testified + seven times',
      'Istanbul Protocol + 2022',
      'Platte River Medical Center',
      'August 29, 2026',
      '9:00 + 12:30',
      'Heartland Asylum Clinic + Lingala interpreter',
      'no payment|no fee|without a fee|pro bono',
      '14 photographs|14 photos|Photos: 14|Photographs: 14',
      'written',
      'I-589',
      '6.2 x 0.8 cm + ight upper back',
      '2.5 + quare outline + atrophic + uckle',
      '0.7 + 0.9 + eft forearm + igarettes',
      '7 cm + raised 2 + achete',
      'left knee + football|Left knee + football',
      'ppendectomy + 6 cm',
      'heel pad + flat on standing',
      'lateral edges',
      '110 degrees + 175 + scapula',
      'ulnar',
      'tearful twice',
      'highly consistent with what',
      'long thoracic nerve + suspension',
      'carrying heavy loads or from a virus',
      'would not expect a scar at the wrists + do not speak against',
      'falanga',
      'MRI + was not done',
      'older than about a year',
      'number 6|Number 6|5 and 6|scars 5 and 6',
      'two or three weeks',
      'should see a psychologist',
      'January 4, 2018',
      'November 12, 2022',
      'three weeks',
      'under penalty of perjury',
    ],
    absent: [
      'voice memo',
      'Hi Anna',
      'noise',
      'Talk soon',
      'truthful',
      'credible',
      ' L forearm',
      'RLQ',
      'bilat,',
      'ROM',
      'PMH',
      ' | ',
      'HEARTLAND',
      'I treated',
      'independent',
      'He will testify',
    ],
  },
]
