import type { SourceText } from '#domain/drafting/tool.ts'
import type { Changes } from './i601a-cases.ts'

/**
 * Fictional cases with documents for measuring the offline brief, made after its rules: what a partner would look for in
 * the draft is listed beside each, as words that must stand in one paragraph.
 */
export type EvidenceCase = {
  readonly name: string
  /** The example that gives the record. */
  readonly base: string
  readonly changes: Changes
  readonly needed: readonly string[]
}

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

const answersOfSpouse = {
  spouse_name: 'Grace Ann Holloway',
  spouse_place_of_birth: 'Toledo, Ohio, United States',
  petitioner_name: 'Grace Ann Holloway',
  applicant_relationship_with_spouse:
    'Samuel and Grace married in Toledo on June 14, 2014. They have a son, Owen, age 8. Samuel drives a delivery truck; Grace is a dental assistant.',
  extreme_hardship_spouse_denied_admission:
    "Grace has multiple sclerosis and Samuel gives her injections and gets her out of bed on bad days. Owen has asthma. Grace's father lives with them and has dementia. Samuel earns most of the money.",
  extreme_hardship_spouse_return_to_home_country:
    'Grace has never been to Honduras and speaks no Spanish. There is no neurologist near the family home in Olanchito and her medicine is not sold there. Her father could not travel.',
  details_about_other_relatives:
    "Grace's father, Walter Holloway, 74, has dementia and lives with the family; Samuel watches him at night while Grace sleeps.",
  additional_details:
    'Samuel has filed taxes every year since 2011. He coaches a youth baseball team. He was never arrested. He entered once, in 2007, and has not left. He is sorry for having come without permission.',
}

export const evidenceCases: readonly EvidenceCase[] = [
  {
    name: 'a wife with multiple sclerosis, a father with dementia',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Samuel',
        last_name: 'Zelaya',
        date_of_birth: '1986-02-20',
        country_of_birth: 'Honduras',
        country_of_citizenship: 'Honduras',
        last_entry_date: '2007-09-10',
        last_entry_place: 'Laredo, Texas',
        marriage_date: '2014-06-14',
        state: 'OH',
        children: [{ name: 'Owen Zelaya', date_of_birth: '2018-03-03', citizenship: 'United States' }],
      },
      answers: answersOfSpouse,
      sources: [
        document(
          'm1',
          'Declaration of Grace Ann Holloway',
          `DECLARATION OF GRACE ANN HOLLOWAY

1. I was born in Toledo, Ohio on May 2, 1988. I am a citizen of the United States. I am the wife of Samuel Zelaya.

2. Samuel and I married in Toledo on June 14, 2014. Our son, Owen, was born on March 3, 2018.

3. I was diagnosed with multiple sclerosis in March 2019. I take ocrelizumab by infusion every six months. In January 2025 I lost the sight of my left eye for eleven days.

4. On bad days I cannot stand. Samuel lifts me out of bed, dresses me and gives me my injection. He missed nine days of work in 2025 to do it.

5. My father, Walter Holloway, has dementia and has lived with us since 2022. He wakes at night and has left the house twice. Samuel sleeps in the room beside him.

6. Owen has asthma. Samuel took him to the emergency room in October 2025 when I could not drive.

Page 1 of 2

7. I earn $2,100 a month as a dental assistant. Samuel earns $4,900 a month driving a delivery truck. Our mortgage is $1,540. His employer gives us the health insurance that pays for my infusions.

8. I have no brothers or sisters and my mother is dead. There is no one else who could do what Samuel does.

9. If Samuel is refused I will remain in Ohio with Owen and my father. I cannot leave my father and I cannot lose my doctors.

10. I have never been to Honduras and I speak no Spanish.

11. Samuel told me before we married that he had crossed the border without permission. He has filed his taxes every year since 2011 and coaches the boys at Fallen Timbers Park.

Executed on October 30, 2026.

Page 2 of 2
`,
        ),
        document(
          'm2',
          'Letter of Priya Raman, M.D., neurologist, on Grace Holloway',
          `PRIYA RAMAN, M.D.
Maumee Valley Neurology

October 12, 2026

Ms. Holloway has been my patient since March 2019. She has relapsing-remitting multiple sclerosis. She had three relapses between 2019 and 2025. An MRI of February 2025 showed two new lesions.

Ms. Holloway is at present stable on ocrelizumab. Her stability depends on treatment without interruption and on help at home on the days on which she cannot stand.

In my opinion it is more likely than not that the loss of that help would lead to falls and to an earlier loss of the ability to walk. Stress and lack of sleep are known to precede her relapses.

Page 1 of 1
`,
        ),
        document(
          'm3',
          'Honduras country conditions report, Aguán valley',
          `HONDURAS COUNTRY CONDITIONS REPORT, AGUAN VALLEY
Lempa Study Group, May 2026

1. Olanchito has a public hospital without a neurologist. The nearest neurologist sees patients in San Pedro Sula, about four hours by road.

2. Ocrelizumab was not registered for sale in Honduras in May 2026.

3. Drivers of delivery trucks in the valley earned about $430 a month in 2026.

4. The road to San Pedro Sula was closed by floods on 19 days of 2025.

Page 1 of 1
`,
        ),
      ],
    },
    needed: [
      'May 2, 1988',
      'June 14, 2014',
      'multiple sclerosis + March 2019',
      'ocrelizumab + six months',
      'January 2025 + eleven days',
      'lifts + bed',
      'nine days of work',
      'dementia + 2022',
      'left the house twice',
      'asthma',
      'emergency room + October 2025',
      '$2,100',
      '$4,900',
      '$1,540',
      'health insurance',
      'no brothers or sisters',
      'no one else',
      'I will remain in Ohio',
      'never been to Honduras',
      'no Spanish',
      'three relapses',
      'two new lesions',
      'stable on ocrelizumab',
      'more likely than not + walk',
      'precede her relapses',
      'neurologist + San Pedro Sula + four hours',
      'not registered',
      '$430',
      '19 days',
      'taxes every year since 2011',
      'Fallen Timbers Park',
      'crossed the border',
      '70 percent',
    ],
  },
  {
    name: 'a mother after heart surgery whose only help is her son',
    base: 'F4',
    changes: {
      client: {
        first_name: 'Daniel',
        last_name: 'Okonjo',
        state: 'MD',
        country_of_birth: 'Cameroon',
        country_of_citizenship: 'Cameroon',
      },
      answers: {
        mother_name: 'Beatrice Okonjo',
        mother_place_of_birth: 'Buea, Cameroon',
        petitioner_name: 'Daniel Okonjo',
        extreme_hardship_mother_denied_admission:
          'Beatrice had heart surgery in 2025. Daniel lives with her, gives her the medicine and takes her to the clinic. She has no other family in Maryland. Her pension is small and Daniel pays the rent of their apartment.',
        extreme_hardship_mother_return_to_home_country:
          'Beatrice left Cameroon in 2003 after soldiers burned her shop. There is no cardiac clinic in Buea, and the road is not safe. She would lose her insurance.',
        details_about_other_relatives:
          "Beatrice's granddaughter Ruth, 9, a US citizen, stays with her after school while Ruth's parents work, and Daniel collects her.",
        additional_details:
          'Daniel works as a nursing aide and has filed taxes since 2014. He sings in the parish choir. He was never arrested. He is sorry for the way in which he came to this country in 2009.',
      },
      sources: [
        document(
          'b1',
          'Declaration of Beatrice Okonjo',
          `DECLARATION OF BEATRICE OKONJO

1. I was born in Buea on August 8, 1951. I have been a permanent resident since October 25, 2012. Daniel is my son.

2. In February 2025 I had a bypass operation. I was in the hospital for 23 days. Since then I cannot climb stairs and I cannot carry anything.

3. Daniel prepares eleven tablets for me every day and takes my blood pressure. In June 2025 he found me on the floor and called the ambulance.

4. I receive $870 a month. Daniel earns $3,150 a month as a nursing aide. Our rent is $1,425.

5. My daughter lives in Douala and my sister is dead. I have no one in Maryland but Daniel.

6. If Daniel is refused I will stay in Maryland because my doctors are here.

7. I have not been in Cameroon since 2003. Soldiers burned my shop that year. I could not walk the road to the clinic.

Executed on November 2, 2026.

Page 1 of 1
`,
        ),
        document(
          'b2',
          'Cardiology letter of Tomas Lindqvist, M.D., on Beatrice Okonjo',
          `CHESAPEAKE HEART CLINIC
Tomas Lindqvist, M.D.

November 5, 2026

Ms. Okonjo has heart failure with an ejection fraction of 35 percent. She takes a blood thinner that must be checked every two weeks.

She should not live alone. In my opinion it is more likely than not that without daily supervision of her medicine she would return to the hospital within months.

Page 1 of 1
`,
        ),
        document(
          'b3',
          'Country conditions: South-West Cameroon, health and roads',
          `COUNTRY CONDITIONS: SOUTH-WEST CAMEROON, HEALTH AND ROADS
June 2026

1. The regional hospital in Buea has no cardiologist. The nearest is in Douala, 72 kilometers away.

2. Checkpoints closed the road to Douala on 41 days of 2025.

Page 1 of 1
`,
        ),
      ],
    },
    needed: [
      'August 8, 1951',
      'February 2025 + bypass',
      '23 days',
      'climb stairs',
      'eleven tablets',
      'June 2025 + ambulance',
      '$870',
      '$3,150',
      '$1,425',
      'Douala + sister',
      'I will stay in Maryland',
      'since 2003',
      'burned',
      'walk the road',
      'ejection fraction of 35 percent',
      'every two weeks',
      'should not live alone',
      'more likely than not + hospital',
      'no cardiologist',
      '72 kilometers',
      '41 days',
      'choir',
      'taxes since 2014',
      'Ruth',
    ],
  },
  {
    name: 'a husband in recovery and a daughter with diabetes',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Lucia',
        last_name: 'Barrientos',
        date_of_birth: '1991-03-09',
        country_of_birth: 'Mexico',
        country_of_citizenship: 'Mexico',
        last_entry_date: '2010-05-15',
        last_entry_place: 'El Paso, Texas',
        marriage_date: '2016-10-01',
        state: 'TX',
        children: [{ name: 'Sofia Kerr', date_of_birth: '2017-07-07', citizenship: 'United States' }],
      },
      answers: {
        spouse_name: 'Patrick Kerr',
        spouse_place_of_birth: 'Lubbock, Texas, United States',
        petitioner_name: 'Patrick Kerr',
        applicant_relationship_with_spouse:
          'Lucia and Patrick married in Lubbock on October 1, 2016. They have a daughter, Sofia, age 9. Lucia keeps the home and the books of their repair shop.',
        extreme_hardship_spouse_denied_admission:
          'Patrick is in recovery from alcohol since 2018 and Lucia is the person who keeps him in it. Sofia has type 1 diabetes and Lucia checks her at night. The repair shop would close without the bookkeeping.',
        extreme_hardship_spouse_return_to_home_country:
          'Patrick speaks little Spanish and his repair license is worth nothing in Mexico. Insulin pumps are not supplied in the village in Durango. He would lose his meetings and his sponsor.',
        other_relatives: 'no',
        details_about_other_relatives: undefined,
        additional_details:
          'Lucia has filed joint tax returns since 2016. She teaches catechism on Sundays. She has no arrests. She is sorry that she came without papers and she wants to do things right.',
      },
      sources: [
        document(
          'k1',
          'Declaration of Patrick Kerr',
          `DECLARATION OF PATRICK KERR

1. I was born in Lubbock, Texas on January 30, 1987 and I am a United States citizen. I am the husband of Lucia Barrientos.

2. We married in Lubbock on October 1, 2016. Our daughter, Sofia, was born on July 7, 2017.

3. I have been sober since May 3, 2018. Before that I was in the hospital twice with pancreatitis. When Lucia was away for her mother's funeral in 2021 I drank for six days.

4. Sofia was diagnosed with type 1 diabetes in November 2022. Her sugar falls at night. Lucia gets up at one and at four to check it. I sleep through the alarm because of my medicine.

5. Our shop brings in $5,600 a month after costs. Lucia keeps the books and orders the parts. I tried to do it in 2021 and lost two customers.

6. If Lucia is refused I will stay in Lubbock. I cannot take Sofia away from her doctors.

7. I speak only a few words of Spanish. I have never lived outside Texas.

Page 1 of 1
`,
        ),
        document(
          'k2',
          'Endocrinology record of Sofia Kerr',
          `SOUTH PLAINS CHILDREN'S CLINIC
Patient: Sofia Kerr

Sofia uses an insulin pump and a glucose sensor. She had 14 low readings at night between August 1 and October 15, 2026.

Her parents were taught to check her at night. The mother has attended all nine visits of the last two years.

Page 1 of 1
`,
        ),
        document(
          'k3',
          'Durango, Mexico: country information on health and work',
          `DURANGO, MEXICO: COUNTRY INFORMATION ON HEALTH AND WORK
April 2026

1. The clinic in the village is open on two mornings a week. It has no insulin pumps and no sensors.

2. Mechanics in the district earned about $390 a month in 2026.

Page 1 of 1
`,
        ),
      ],
    },
    needed: [
      'January 30, 1987',
      'October 1, 2016',
      'May 3, 2018',
      'pancreatitis',
      'funeral + six days',
      'type 1 diabetes + November 2022',
      'at one and at four',
      'alarm',
      '$5,600',
      'two customers',
      'I will stay in Lubbock',
      'few words of Spanish',
      'never lived outside Texas',
      'insulin pump + sensor',
      '14 low readings',
      'all nine visits',
      'two mornings',
      'no insulin pumps',
      '$390',
      'catechism',
      'joint tax returns',
      'without papers',
    ],
  },
]
