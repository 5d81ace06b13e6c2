import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A second round of fictional waivers: a wife and a father who both qualify, with six documents. */
export const secondWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen wife with an at-risk pregnancy and a resident father without a leg, six documents',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Adán',
        last_name: 'Villatoro Reyes',
        date_of_birth: '1992-01-15',
        gender: 'male',
        country_of_birth: 'Honduras',
        country_of_citizenship: 'Honduras',
        last_entry_date: '2011-11-20',
        last_entry_place: 'Laredo, Texas',
        marriage_date: '2019-10-12',
        state: 'TX',
        children: [
          { name: 'Noelia Villatoro', date_of_birth: '2021-03-29', citizenship: 'United States', gender: 'female' },
        ],
      },
      answers: {
        approval_date: '2025-04-08',
        petitioner_name: 'Kimberly Ann Novak',
        USCIS_receipt_number: 'IOE0935557788',
        qualifying_relative: ['us_citizen_spouse', 'legal_permanent_resident_father'],
        spouse_name: 'Kimberly Ann Novak',
        spouse_place_of_birth: 'Beaumont, Texas, United States',
        applicant_meet_spouse_date: '2017-08-30',
        how_applicant_met_spouse:
          'They met in the week after Hurricane Harvey, when Adán and his crew gutted flooded houses in Beaumont and Kimberly brought meals from her school.',
        applicant_relationship_with_spouse:
          'They married on October 12, 2019 in Beaumont. Their daughter Noelia was born on March 29, 2021. Kimberly teaches second grade. Adán hangs drywall and runs a crew of three. His father Eusebio has lived with them since January 2023.',
        extreme_hardship_spouse_denied_admission:
          'Kimberly has had two miscarriages and is due on March 22, 2027. She has antiphospholipid syndrome and injects a blood thinner twice a day; since September her doctor has ordered rest after work. She had postpartum depression after Noelia. Adán does the lifting, gives the evening injection, which she cannot bring herself to do, and takes care of his father so that she does not have to. Her pay is $3,900 a month and his about $4,600; the mortgage is $1,810.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'She would have to give up her teaching certificate and her insurance in the middle of a pregnancy. The health center in Gracias, where his aunt lives, has no obstetrician at night. She speaks a little Spanish. Her mother Janet and her two sisters live in Beaumont.',
        father_name: 'Eusebio Villatoro Cruz',
        father_place_of_birth: 'Gracias, Honduras',
        father_moved_to_US_date: '1998-12-01',
        father_became_legal_permanent_resident_date: '2016-05-24',
        extreme_hardship_father_denied_admission:
          'Mr. Villatoro is 69. His left leg was amputated below the knee in November 2022 because of diabetes. Adán lifts him into the bath, changes the dressing of the right foot every evening and drives him to the wound clinic on Mondays and Thursdays. He has no other child in the United States.',
        father_unable_to_return_option: 'no',
        father_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Noelia, 5, is in kindergarten. She has asthma and was in the emergency room twice in 2025. Kimberly alone would have to care for her at night.',
        additional_details:
          'Adán has filed taxes every year since 2013 and owes nothing. He was arrested in August 2014 for public intoxication and paid a fine; there has been nothing since. He worked without authorization. He helped to rebuild eleven houses with a church group after the flood of 2019. He entered once, in 2011, and has not left.',
      },
      sources: [
        document(
          'k1',
          'Declaration of Kimberly Ann Novak',
          `DECLARATION OF KIMBERLY ANN NOVAK

1. My name is Kimberly Ann Novak. I was born on June 7, 1990 in Beaumont, Texas. I have taught second grade at Pine Hollow Elementary since August 2013.

2. I met Adán on August 30, 2017 in my aunt's kitchen. There was mud up to the outlets. He asked me whether the rice was for everybody.

3. We married on October 12, 2019. Our daughter Noelia was born on March 29, 2021.

4. We lost a baby on February 3, 2024, in the eleventh week, and another on January 19, 2025, in the fourteenth. After the second one Dr. Amara found out that my blood clots.

5. I am pregnant again. My due date is March 22, 2027. I take two injections a day. I do the one in the morning in the school bathroom. Adán does the evening one. I faint when I do it at home and I do not know why I can do it at school.

6. After Noelia was born I did not want to hold her. It lasted until Christmas 2021. Adán took the nights. I took sertraline for fourteen months.

7. His father came to live with us in January 2023 after they took his leg. I am not allowed to lift more than fifteen pounds. Mr. Villatoro weighs 170.

8. I earn $3,900 a month before taxes. Adán brings home about $4,600. The mortgage is $1,810, the truck $465, and the injections cost us $212 a month after insurance.

9. My mother Janet is 66 and keeps Noelia after school. She has a bad hip and cannot lift her.

10. If Adán cannot come back I will stay in Beaumont. I cannot leave my doctor with this baby, and after that I cannot leave Mr. Villatoro, because he has nobody.

I declare under penalty of perjury that the foregoing is true and correct.
Executed on October 26, 2026.

Page 1 of 1
`,
        ),
        document(
          'k2',
          'Letter of Ngozi Amara, M.D., maternal-fetal medicine',
          `GULF COAST MATERNAL-FETAL MEDICINE
Ngozi Amara, M.D.

October 14, 2026

Re: Kimberly Novak, date of birth 06/07/1990

I have cared for Ms. Novak since March 2025. She has obstetric antiphospholipid syndrome and two losses, at 11 and 14 weeks. She is pregnant with an estimated due date of March 22, 2027.

She receives enoxaparin 40 mg twice daily by injection, and aspirin. A missed dose raises the risk of clotting and of loss.

From September 28, 2026 I have restricted her: no lifting over fifteen pounds, and rest when she is not teaching. From 32 weeks I expect to take her out of work.

Her Edinburgh score on October 12, 2026 was 14. With her history of postpartum depression I consider a recurrence likely, and more so if her husband is absent at the delivery.

She has been kept stable with the help at home. Some women in her situation manage with hired help.

Page 1 of 1
`,
        ),
        document(
          'k3',
          'Affidavit of Eusebio Villatoro Cruz (translated)',
          `AFFIDAVIT OF EUSEBIO VILLATORO CRUZ
(translated from Spanish)

1. I am 69 years old. I came to the United States on December 1, 1998, after the hurricane Mitch took my house. I have been a permanent resident since May 24, 2016.

2. I poured concrete for nineteen years. In November 2022 they amputated my left leg below the knee.

3. My son Adán lifts me into the bath at seven in the evening. He cleans the sore on my right foot and changes the bandage. The nurse taught him. My daughter-in-law wants to help, but she must not.

4. My wife died in 2009. My daughter Suyapa lives in San Pedro Sula. I have no other child here.

5. I receive $1,020 a month from Social Security.

6. I would not go back. In Gracias there are stairs of stone to every house. I would stay in this country with one leg and without my son.

Executed on October 27, 2026.

Page 1 of 1
`,
        ),
        document(
          'k4',
          'Wound clinic record of Eusebio Villatoro Cruz',
          `SPINDLETOP WOUND CARE CENTER
Patient: Villatoro Cruz, Eusebio    DOB: 11/02/1957
Visit: 10/19/2026

Diabetes mellitus type 2, HbA1c 8.9. S/P left below-knee amputation 11/17/2022.
Right plantar ulcer, Wagner grade 2, since 05/2026, improving (3.1 cm to 1.8 cm).
Daily dressing change by trained family member (son). Visits Mondays and Thursdays.
Without daily care, high risk of amputation of the right leg.

Page 1 of 1
`,
        ),
        document(
          'k5',
          'Transcript of account, Internal Revenue Service, 2013 to 2025, and employer letter',
          `GOLDEN TRIANGLE INTERIORS, LLC
September 30, 2026

Mr. Villatoro has worked for us as a drywall subcontractor since April 2014. In 2025 we paid him $58,240. He runs a crew of three and trains apprentices. If he has to leave in the middle of the school contract we will lose it.

Page 1 of 2

TAX RETURN TRANSCRIPTS, ADAN VILLATORO REYES
Tax year 2024: adjusted gross income $54,118; balance due $0.
Tax year 2025: adjusted gross income $56,902; balance due $0.

Page 2 of 2
`,
        ),
        document(
          'k6',
          'Honduras: health care in Lempira, report of June 2026',
          `HONDURAS: HEALTH CARE IN LEMPIRA
Celaque Public Health Observatory, June 2026

1. The hospital of Gracias has one obstetrician, who works from 7 a.m. to 3 p.m. on weekdays. In 2025, 19 women died of causes connected with childbirth in the department of Lempira.

2. Enoxaparin was not available in public pharmacies of the department on 211 days of 2025. In private pharmacies a monthly supply cost 9,600 lempiras, more than the average monthly wage of 8,300 lempiras.

3. There is no wound clinic. The nearest center for prostheses is in San Pedro Sula, about five hours by road.

4. The murder rate of the department was 31 per 100,000 in 2025, below that of the year before.

Page 1 of 1
`,
        ),
      ],
    },
    needed: [
      'June 7, 1990',
      'August 2013|since August 2013',
      'August 30, 2017',
      'October 12, 2019',
      'March 29, 2021',
      'February 3, 2024',
      'January 19, 2025',
      'March 22, 2027',
      'antiphospholipid',
      'two injections a day|twice a day|twice daily',
      'faint',
      'Christmas 2021',
      'fourteen months',
      'fifteen pounds',
      '170',
      '$3,900',
      '$4,600',
      '$1,810',
      '$465',
      '$212',
      'Janet',
      'hip',
      'I will stay in Beaumont',
      'missed dose',
      '32 weeks',
      'Edinburgh',
      'recurrence likely',
      'hired help',
      'December 1, 1998',
      'May 24, 2016',
      'nineteen years',
      'November 2022|November 17, 2022',
      'seven in the evening',
      'Suyapa',
      '$1,020',
      'stairs of stone',
      '8.9',
      'high risk of amputation',
      'Mondays and Thursdays',
      'April 2014',
      '$58,240',
      'one obstetrician',
      '211 days',
      '9,600 lempiras',
      'five hours',
      '31 per 100,000',
      'asthma',
      'public intoxication',
      'eleven houses',
      'without authorization',
    ],
  },
]
