import type { MapCase } from './map-case.ts'

/** Fictional waivers with the papers of a file, told in the ways in which such papers tell. Nobody tuned the reader to them. */
export const waiverMapCases: readonly MapCase[] = [
  {
    name: 'a wife after two miscarriages, twins, a brother-in-law with a record',
    base: 'F1',
    client: {
      first_name: 'Edwin',
      last_name: 'Pacheco Lima',
      date_of_birth: '1990-08-11',
      country_of_birth: 'Guatemala',
      country_of_citizenship: 'Guatemala',
      last_entry_date: '2011-02-20',
      last_entry_place: 'Sasabe, Arizona',
      marriage_date: '2017-09-30',
      state: 'CO',
      children: [
        { name: 'Noah Pacheco', date_of_birth: '2021-05-06', citizenship: 'United States' },
        { name: 'Lily Pacheco', date_of_birth: '2021-05-06', citizenship: 'United States' },
      ],
    },
    answers: {
      spouse_name: 'Megan Rose Tyler',
      spouse_place_of_birth: 'Pueblo, Colorado, United States',
      petitioner_name: 'Megan Rose Tyler',
      applicant_relationship_with_spouse:
        'Edwin and Megan married in Pueblo on September 30, 2017. They have twins, Noah and Lily, age 5.',
      extreme_hardship_spouse_denied_admission:
        'Megan was in the hospital for three weeks after the twins were born. Lily has a hole in her heart and sees a cardiologist four times a year. Edwin pays the mortgage of $1,890.',
      extreme_hardship_spouse_return_to_home_country:
        'Megan speaks no Spanish. There is no pediatric heart surgeon in Huehuetenango.',
      details_about_other_relatives: 'The twins are in kindergarten.',
      additional_details: 'Edwin has paid taxes since 2013. He was never arrested.',
    },
    documents: {
      'Declaration of Megan Rose Tyler': `DECLARATION OF MEGAN ROSE TYLER
1. I am a citizen of the United States, born in Pueblo, Colorado on January 23, 1992. Edwin Pacheco Lima is my husband.
2. Before the twins I lost two pregnancies, in 2018 and 2019. After the second I could not work for four months.
3. The twins were born on May 6, 2021 at thirty weeks. I was in the hospital for five weeks afterwards with an infection.
4. Lily was born with a hole in her heart. She had surgery on September 14, 2022 and will need another before she is eight.
5. I have panic attacks. They began when Edwin was stopped by an officer in March 2025, and I have had eleven since.
Page 1 of 2
6. When I have an attack Edwin sits on the floor with me until it is over. My mother cannot do it; she had a stroke in 2023 and lives in a care home.
7. I am a dental hygienist and earn $3,050 a month. Edwin earns $5,400 a month as an electrician's helper.
8. I have never been to Guatemala. I do not speak Spanish and the twins know only a few words.
9. My brother Kyle Tyler was convicted of theft in 2016. Edwin has never been arrested.
10. My sister Hannah lives in Denver and helps with the twins on some weekends.
Page 2 of 2`,
      'Letter of Dr. Anita Rao, pediatric cardiologist': `FRONT RANGE CHILDREN'S HEART CLINIC
Patient: Lily Pacheco
Date: October 2, 2026
Lily has a residual ventricular septal defect after surgery in September 2022. She is seen every three months and takes furosemide twice a day.
A second operation is expected between ages six and eight. It must be done at a center with pediatric bypass capability.
Her father brings her to most visits. He measures her medication and has called the clinic twice at night about her breathing.
Without close monitoring fluid can build up within days.
Anita Rao, M.D.`,
      'Psychological evaluation by Paul Stern, Psy.D.': `PSYCHOLOGICAL EVALUATION
Examinee: Megan Rose Tyler
Evaluator: Paul Stern, Psy.D.
DIAGNOSIS
Panic disorder, and persistent depressive disorder with onset after the loss of her second pregnancy.
FINDINGS
Ms. Tyler reported eleven panic attacks since March 2025, most of them at night.
On the Beck Depression Inventory she scored 33, which is in the severe range.
She denied any thoughts of suicide.
OPINION
In my opinion the removal of her husband would very likely bring a return of major depression within weeks, as each earlier loss did.
Her symptoms improved for six months in 2024 with sertraline, and she stopped it on her own in January 2025.`,
      'School record of the twins': `PUEBLO COUNTY SCHOOL DISTRICT
Student: Noah Pacheco
Grade: Kindergarten
Days absent: 4
Ms. Alvarez notes that the father brings the children every morning and reads to the class on Fridays.
Noah receives speech therapy for 30 minutes twice a week under a plan dated September 8, 2026.`,
      'Household budget and mortgage statement': `HOUSEHOLD BUDGET, SEPTEMBER 2026
Mortgage: $1,890 a month
Medication and visits for Lily: $410 a month after insurance
Income of Megan Tyler: $3,050 a month
Income of Edwin Pacheco: $5,400 a month
After-school care for two children: $960 a month if Edwin is not there
Electricity and water: $230 a month`,
      'Country report on health care in Guatemala': `REPORT ON ACCESS TO SPECIALIZED CARE IN GUATEMALA
Altiplano Health Observatory, 2025
In the western highlands there is one pediatric cardiologist for 1.9 million people.
Open-heart surgery on children is performed in the capital alone, and the waiting list was fourteen months in 2024.
Furosemide in the pediatric form was out of stock in public pharmacies for 97 days in 2024.
Public schools in Huehuetenango offer no speech therapy.`,
      'Police report of March 2025': `PUEBLO POLICE DEPARTMENT, INCIDENT REPORT
On March 11, 2025 the officer stopped a gray van for a broken tail light. The driver, Edwin Pacheco Lima, had no license.
A citation was issued. No arrest was made.`,
    },
    needed: [
      ['sep_spouse', 'lost two pregnancies, in 2018 and 2019'],
      ['sep_spouse', 'I have had eleven since'],
      ['sep_spouse', 'Edwin sits on the floor with me'],
      ['sep_spouse', 'she had a stroke in 2023'],
      ['sep_spouse', 'earns $5,400 a month'],
      ['sep_spouse', 'She had surgery on September 14, 2022'],
      ['sep_spouse', 'takes furosemide twice a day'],
      ['sep_spouse', 'called the clinic twice at night'],
      ['sep_spouse', 'she scored 33'],
      ['sep_spouse', 'very likely bring a return of major depression'],
      ['sep_spouse', 'After-school care for two children: $960'],
      ['rel_spouse', 'I have never been to Guatemala'],
      ['rel_spouse', 'one pediatric cardiologist for 1.9 million people'],
      ['rel_spouse', 'the waiting list was fourteen months'],
      ['rel_spouse', 'out of stock in public pharmacies for 97 days'],
      ['other_relatives', 'speech therapy for 30 minutes twice a week'],
      ['discretion', 'reads to the class on Fridays'],
    ],
    adverse: [
      ['sep_spouse', 'helps with the twins on some weekends'],
      ['sep_spouse', 'Her symptoms improved for six months'],
      ['discretion', 'had no license'],
    ],
    conflicts: [['three weeks', 'five weeks']],
  },
  {
    name: 'a resident father with a failing kidney, two daughters, a son abroad',
    base: 'F5',
    client: {
      first_name: 'Winnie',
      last_name: 'Achieng',
      date_of_birth: '1997-03-15',
      country_of_birth: 'Kenya',
      country_of_citizenship: 'Kenya',
      state: 'MN',
    },
    answers: {
      extreme_hardship_father_denied_admission:
        'His kidneys fail. Winnie drives him to dialysis three times a week and cooks without salt. He cannot read English.',
      extreme_hardship_father_return_to_home_country:
        'Dialysis in Kisumu costs more than he has. His pension is paid here.',
    },
    documents: {
      'Declaration of the father': `DECLARATION
I, the father of Winnie Achieng, state as follows.
1. I worked as a janitor at the airport for fourteen years until my kidneys failed in February 2024.
2. I go to dialysis on Mondays, Wednesdays and Fridays. Winnie drives me and waits the four hours.
3. Last winter she was away for ten days. I missed two sessions and was taken to the emergency room with water in my lungs.
4. My other daughter, Beryl, lives in Texas and has four small children. My son is in Nairobi.
5. I cannot read English. Winnie reads my letters and speaks to the doctors for me.
6. My pension is $1,310 a month. Winnie pays half of the rent of $1,180.
7. I left Kenya in 2009. My wife is buried here, in Brooklyn Park.
8. My brother in Kisumu has a house and said that I could live there.`,
      'Letter of the dialysis center': `NORTH METRO DIALYSIS CENTER
September 19, 2026
The patient has end-stage renal disease and has been on hemodialysis since March 2024.
In January 2026 he missed two treatments and was hospitalized for six days with pulmonary edema.
His daughter Winnie attends every session and is trained to watch for low blood pressure.
He is on the list for a transplant; the evaluation was completed on June 3, 2026.`,
      'Letter of Beryl Achieng': `I am Beryl Achieng and I live in Houston, Texas.
I have four children under seven and my husband works offshore three weeks of every month.
I cannot take our father. I visit him once a year.`,
      'Pension statement': `AIRPORT WORKERS PENSION FUND
Monthly benefit: $1,310
The benefit is not paid to accounts outside the United States.`,
      'Country report on dialysis in Kenya': `ACCESS TO RENAL CARE IN KENYA, 2025
Lake Region Health Monitor
A session costs between $75 and $95 in Kisumu, and patients need about twelve a month.
Of 41 machines in the county 17 were out of order in 2025.
The national insurance pays for two sessions a week.`,
      'Letter of the pastor': `GRACE LUTHERAN CHURCH
Winnie Achieng has sung in our choir since 2019 and translates for elderly members.
She has volunteered at the food shelf every second Saturday for five years.`,
    },
    needed: [
      ['sep_father', 'Winnie drives me and waits the four hours'],
      ['sep_father', 'I missed two sessions'],
      ['sep_father', 'hospitalized for six days with pulmonary edema'],
      ['sep_father', 'Winnie reads my letters'],
      ['sep_father', 'Winnie pays half of the rent'],
      ['sep_father', 'trained to watch for low blood pressure'],
      ['sep_father', 'I cannot take our father'],
      ['rel_father', 'A session costs between $75 and $95'],
      ['rel_father', '17 were out of order'],
      ['rel_father', 'My wife is buried here'],
      ['rel_father', 'not paid to accounts outside the United States'],
      ['discretion', 'has sung in our choir since 2019'],
    ],
    adverse: [['rel_father', 'said that I could live there']],
    conflicts: [],
  },
  {
    name: 'a husband who lost a leg, a daughter who is a champion, debts',
    base: 'F1',
    client: {
      first_name: 'Rosalía',
      last_name: 'Quintero Vega',
      date_of_birth: '1988-12-01',
      country_of_birth: 'Honduras',
      country_of_citizenship: 'Honduras',
      last_entry_date: '2009-06-15',
      last_entry_place: 'Hidalgo, Texas',
      marriage_date: '2013-04-20',
      state: 'NC',
      children: [{ name: 'Camila Boone', date_of_birth: '2014-10-12', citizenship: 'United States' }],
    },
    answers: {
      spouse_name: 'Terrence Lee Boone',
      spouse_place_of_birth: 'Durham, North Carolina, United States',
      petitioner_name: 'Terrence Lee Boone',
      applicant_relationship_with_spouse:
        'Rosalía and Terrence married on April 20, 2013 in Durham. Their daughter is Camila, 12.',
      extreme_hardship_spouse_denied_admission:
        'Terrence lost his leg in 2022 at the lumber yard. Rosalía dresses the stump twice a day. She cleans four houses a week and her $2,600 keeps them.',
      extreme_hardship_spouse_return_to_home_country:
        'He would lose the VA doctors. Honduras is dangerous and he cannot walk on such roads.',
      details_about_other_relatives: 'Camila swims for the state team.',
      additional_details: 'Rosalía teaches Sunday school. She filed taxes every year since 2014.',
    },
    documents: {
      'Affidavit of Terrence Lee Boone': `AFFIDAVIT OF TERRENCE LEE BOONE
1. I was born in Durham, North Carolina on July 8, 1984 and served in the Army from 2003 to 2007.
2. On October 19, 2022 a log loader at the yard crushed my right leg. It was taken off above the knee.
3. Rosalía has changed the dressing twice a day for four years. The visiting nurse came for six weeks and then the insurance stopped.
4. I get $1,940 a month in disability. Rosalía makes about $2,600 cleaning houses.
5. We owe $31,400 for the second operation.
6. I drank after the accident. I have been sober since August 2023, and Rosalía goes with me to the meetings.
7. I fall about once a week. She can lift me; Camila cannot.
8. My cousin Dwayne lives next door but he works nights and I would not ask him to bathe me.
9. I have been to Honduras once, for nine days in 2015. I do not speak Spanish.`,
      'Report of the wound clinic': `DURHAM WOUND AND LIMB CLINIC
Patient: Terrence Lee Boone
Mr. Boone has had three infections of the residual limb, in May 2023, January 2024 and February 2026.
The dressing must be changed twice a day by a trained person. His wife was trained by our nurses in November 2022.
The infection of February 2026 required intravenous antibiotics for 21 days.
He is not a candidate for a prosthesis until the skin has been closed for twelve months.`,
      'Letter of the swim coach': `RESEARCH TRIANGLE SWIM CLUB
Camila Boone placed second in the state in the 200 meter butterfly in March 2026.
Her mother drives her to practice at 5:15 in the morning on five days a week.
She has told me that she cannot sleep since she heard that her mother may have to leave.`,
      'Counseling notes of the school': `BROGDEN MIDDLE SCHOOL
Student: Camila Boone
Camila was seen eight times between August and October 2026 for anxiety.
She reports that she checks at night whether her mother is there.
Her grades fell from As to Cs in the first quarter.`,
      'Bills and tax transcripts': `SUMMARY OF DEBTS
Durham Regional Hospital: $31,400
Payment plan: $275 a month
Rent: $1,350 a month
Tax returns were filed jointly for 2014 through 2025. For 2016 tax of $842 was paid late with a penalty.`,
      'Country report Honduras': `SECURITY AND DISABILITY IN HONDURAS, 2025
Ulúa Observatory
In Yoro the homicide rate was 38 per 100,000 in 2024.
The province has no rehabilitation clinic for amputees. The nearest is five hours away by bus.
Sidewalks outside the two largest cities are unpaved.`,
      'Letter of the parish': `Rosalía Quintero Vega has taught Sunday school to the second grade since 2016.
She organized meals for eleven families after the flood of 2024.`,
    },
    needed: [
      ['sep_spouse', 'taken off above the knee'],
      ['sep_spouse', 'changed the dressing twice a day for four years'],
      ['sep_spouse', 'We owe $31,400'],
      ['sep_spouse', 'Rosalía goes with me to the meetings'],
      ['sep_spouse', 'I fall about once a week'],
      ['sep_spouse', 'three infections of the residual limb'],
      ['sep_spouse', 'intravenous antibiotics for 21 days'],
      ['sep_spouse', '$1,940 a month in disability'],
      ['rel_spouse', 'I do not speak Spanish'],
      ['rel_spouse', 'no rehabilitation clinic for amputees'],
      ['rel_spouse', 'homicide rate was 38'],
      ['other_relatives', 'seen eight times between August and October 2026'],
      ['other_relatives', 'Her grades fell from As to Cs'],
      ['discretion', 'organized meals for eleven families'],
      ['discretion', 'has taught Sunday school'],
    ],
    adverse: [
      ['sep_spouse', 'lives next door'],
      ['discretion', 'paid late with a penalty'],
    ],
    conflicts: [],
  },
]
