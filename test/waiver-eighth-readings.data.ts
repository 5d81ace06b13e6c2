import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** An eighth round of fictional waivers: a husband who came with a visa and stayed, a wife with a kidney, a son with a heart. */
export const eighthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a dialysis nurse with one kidney, a seaman from Iloilo who overstayed, a son with a heart defect',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Arnel',
        middle_name: 'Dizon',
        last_name: 'Macaraeg',
        date_of_birth: '1984-06-02',
        gender: 'male',
        country_of_birth: 'Philippines',
        country_of_citizenship: 'Philippines',
        last_entry_date: '2014-08-19',
        last_entry_place: 'Seattle, Washington',
        marriage_date: '2018-11-17',
        state: 'WA',
        children: [
          { name: 'Nathan Macaraeg', date_of_birth: '2020-04-25', citizenship: 'United States', gender: 'male' },
        ],
        spouse: {
          first_name: 'Leilani',
          last_name: 'Kealoha',
          date_of_birth: '1986-09-14',
          citizenship: 'United States',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'D-1 crewman',
        i94_expire_date: '2014-09-17',
        approval_date: '2025-06-11',
        petitioner_name: 'Leilani Kealoha',
        USCIS_receipt_number: 'IOE0955667788',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Leilani Kealoha',
        spouse_place_of_birth: 'Hilo, Hawaii',
        applicant_meet_spouse_date: '2016-02-06',
        how_applicant_met_spouse:
          'His cousin was a patient at her dialysis unit in Tacoma. Arnel drove him three mornings a week and waited in the hall.',
        applicant_relationship_with_spouse:
          'Married Nov 17, 2018 at Lincoln Park in Tacoma, 12 guests. One son, Nathan, 6. Rent a two bedroom in Lakewood since 2019.',
        extreme_hardship_spouse_denied_admission:
          'She gave a kidney to her sister Malia in 2013 and has hypertension since 2021, stage 3 kidney disease. Works 3 twelve hour shifts as a dialysis nurse, $6,200/mo. Arnel works nights at a bakery, $2,900/mo, so somebody is always with Nathan. Nathan was born with tetralogy of Fallot, open heart surgery at 5 months, another one expected before he is 10. Arnel knows CPR and the oxygen. Her mother died 2020, father in Hilo has COPD.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Iloilo has no pediatric heart surgeon, nearest is Manila. Her nursing license is not valid there. She does not speak Hiligaynon or Tagalog. $71,000 student loans.',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Nathan - tetralogy of Fallot, cardiologist every 3 months, afraid of hospitals. Her father Kimo Kealoha, 71, COPD, on oxygen, they fly to see him twice a year.',
        moral_character: 'yes',
        additional_details:
          'Jumped ship: came as crew and stayed. No arrests ever. Files taxes with ITIN since 2016. Donated blood 14 times. Choir at St. Rita.',
      },
      sources: [
        document(
          's1',
          'Declaration of Leilani Kealoha',
          `DECLARATION OF LEILANI KEALOHA

1. I am Leilani Kealoha. I was born in Hilo, Hawaii on September 14, 1986. I am a registered nurse in a dialysis unit in Tacoma.

2. I met Arnel on February 6, 2016. He brought his cousin Dodong to my unit three mornings a week and slept sitting up in the hallway. He never once complained about the wait.

3. We were married on November 17, 2018. Nathan was born on April 25, 2020. He was blue.

4. Nathan has tetralogy of Fallot. On September 30, 2020 they opened his chest at Mary Bridge. He weighed thirteen pounds. Arnel and I did not leave the building for nineteen days.

5. I work three shifts of twelve hours. Arnel comes home from the bakery at 5:40 in the morning and I leave at 6:00. We have handed Nathan to each other in the doorway for five years.

6. In February 2025 Nathan turned gray at the dinner table. Arnel put him on his knees against his chest, the way they taught us, and gave him the oxygen until the medics came. I was at work.

7. In 2013 I gave my left kidney to my sister Malia. She died anyway, in 2016. Since 2021 I have had high blood pressure and my one kidney works at 48 percent. I know exactly what comes next because I see it at work every day.

8. My mother died in 2020. My father has COPD and lives in Hilo. There is nobody else.

9. I will not take Nathan to a place without a surgeon. If Arnel is not allowed back, we stay and he misses it all.

I declare under penalty of perjury that the foregoing is true and correct. October 6, 2026.

Leilani Kealoha`,
        ),
        document(
          's2',
          'Letter of Dr. Amrita Sandhu, pediatric cardiologist',
          `Mary Bridge Pediatric Cardiology
September 21, 2026

To Whom It May Concern:

Nathan Macaraeg has been my patient since birth. He has tetralogy of Fallot, repaired on September 30, 2020, with severe pulmonary regurgitation. His right ventricle is enlarged and he will need a valve replacement, most likely in 2028.

He is at risk of sudden arrhythmia. An adult who is trained in resuscitation must be with him at all times. Both parents completed the training on October 15, 2020 and renew it each year.

Care of this kind is not available outside a tertiary center. A gap of more than six months in follow-up would be dangerous.

Sincerely,
Amrita Sandhu, MD`,
        ),
        document(
          's3',
          'Nephrology note on Leilani Kealoha',
          `PUGET SOUND KIDNEY SPECIALISTS
Patient: Kealoha, Leilani     DOB 09/14/1986
Visit: 08/04/2026

Solitary right kidney (donor nephrectomy 2013).
CKD stage 3a, eGFR 48.
BP 148/92 on lisinopril 20 mg.
Sleeps four hours between shifts.
Advised to avoid night work and to reduce stress.
Return in 3 months.`,
        ),
        document(
          's4',
          'Psychological evaluation of Leilani Kealoha',
          `PSYCHOLOGICAL EVALUATION
Name: Leilani Kealoha
Dates of interviews: 07/12/2026, 07/19/2026

Test results
PHQ-9: 16 (moderately severe)
GAD-7: 18 (severe)
PCL-5: 39

Diagnoses
Generalized Anxiety Disorder (F41.1)
Posttraumatic Stress Disorder (F43.10), related to the surgery of her son

Clinical impressions
Ms. Kealoha checks her son's breathing between eight and twelve times a night. She has not been in an elevator since September 2020 because the operating floor was reached by one. Her husband rides the stairs with her.

In my opinion, without her husband Ms. Kealoha would be unable to continue working within a matter of weeks.

Joel Pakkala, PhD`,
        ),
        document(
          's5',
          'Letter of Sunrise Bakery',
          `Sunrise Bakery, Lakewood
September 2, 2026

Arnel Macaraeg has worked for us since March 2017. He runs the ovens from 9 at night to 5 in the morning. He earns $2,900 a month after taxes. When the mixer broke in 2023 he kneaded by hand for eleven hours so that the hospital got its bread.

We will hold the job for him for one year.

Beatriz Olmos, owner`,
        ),
        document(
          's6',
          'Household statements, July to September 2026',
          `Rent: $1,950 a month
Student loans: $640 a month
Medical bills of Nathan: $410 a month
Net pay, Leilani Kealoha: $6,200 a month
Net pay, Arnel Macaraeg: $2,900 a month`,
        ),
        document(
          's7',
          'Philippines: pediatric heart surgery, report of June 2026',
          `PACIFIC HEALTH OBSERVATORY
Pediatric cardiac surgery in the Philippines

1. Two public hospitals in the country operate on children with congenital heart disease, both in Metro Manila.

2. In 2025 the waiting time for a valve replacement in a child was 31 months.

3. Iloilo has two pediatric cardiologists and no pediatric cardiac surgeon. The flight to Manila takes an hour and a quarter; the ferry takes 22 hours.`,
        ),
      ],
    },
    needed: [
      'thirteen pounds',
      'nineteen days',
      '5:40',
      'turned gray',
      '48 percent|eGFR 48',
      'left kidney',
      'valve replacement',
      'at all times',
      'Solitary right kidney|solitary right kidney',
      '16 on the PHQ-9',
      'elevator',
      'eleven hours',
      '$1,950',
      '$640',
      '31 months',
      '22 hours',
      'COPD',
      'Donated blood|donated blood',
    ],
  },
]
