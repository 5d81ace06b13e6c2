import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Fictional waivers, each written whole before the brief was first read. */
export const accountWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen wife with lupus, a nurse, and her husband from Mexico, both branches, five documents',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Julián',
        last_name: 'Ocampo Reyes',
        date_of_birth: '1988-05-17',
        country_of_birth: 'Mexico',
        country_of_citizenship: 'Mexico',
        last_entry_date: '2006-02-11',
        last_entry_place: 'Nogales, Arizona',
        marriage_date: '2015-06-20',
        state: 'AZ',
        children: [
          { name: 'Camila Ocampo', date_of_birth: '2016-09-08', citizenship: 'United States' },
          { name: 'Leo Ocampo', date_of_birth: '2020-12-01', citizenship: 'United States' },
        ],
      },
      answers: {
        approval_date: '2024-08-19',
        petitioner_name: 'Rebecca Ann Ocampo',
        USCIS_receipt_number: 'IOE0925443310',
        spouse_name: 'Rebecca Ann Ocampo',
        spouse_place_of_birth: 'Flagstaff, Arizona',
        applicant_meet_spouse_date: '2012-10-31',
        how_applicant_met_spouse: 'They met at a Halloween party at the house of a friend in Tucson.',
        applicant_relationship_with_spouse:
          'Rebecca and Julián married on June 20, 2015 in Tucson, Arizona. They have two children, Camila, who is ten, and Leo, who is five. Rebecca works as a licensed practical nurse at a nursing home. Julián lays tile.',
        extreme_hardship_spouse_denied_admission:
          'Rebecca was diagnosed with systemic lupus erythematosus in 2019. In a flare she cannot get out of bed, and Julián then does everything in the house. In March 2024 she was in the hospital for eleven days with lupus nephritis. She earns $3,400 a month and he earns $4,100. Without him she could not pay the mortgage of $1,890. Camila has been in counseling since she heard of the waiver.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Rebecca speaks little Spanish. Julián comes from Apatzingán, Michoacán, where the State Department says not to travel. Her nursing license is not valid in Mexico. The medicine belimumab is not given at the hospital there. Her mother in Flagstaff, who is 71, would be left alone.',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Camila is ten years old and has anxiety. Leo is five and has asthma. If their father leaves, Rebecca has to care for both of them alone also when she is in a flare.',
        additional_details:
          'Julián has paid taxes with an ITIN since 2010. He coaches a soccer team of children on Saturdays. He was arrested in 2011 for driving on a suspended license and paid a fine of $450. He has no other arrests. He entered once, in February 2006, and has never left.',
      },
      sources: [
        document(
          'w1',
          'Declaration of Rebecca Ann Ocampo',
          `DECLARATION OF REBECCA ANN OCAMPO

1. My name is Rebecca Ann Ocampo. I was born on January 14, 1990 in Flagstaff, Arizona. I am a citizen of the United States by birth.

2. Julián and I have been together since the fall of 2012. We married on June 20, 2015. I have never lived in another country.

3. In August 2019 my hands swelled so much that I could not open the medicine cart at work. Dr. Amari told me that I have lupus. I was twenty-nine.

4. When I have a flare I cannot lift Leo. I cannot hold a pen. Last year I had six flares. The longest took five weeks, in October and November. Julián washed my hair.

5. In March 2024 my kidneys became inflamed. I was in Banner hospital for eleven days. Julián slept in the chair every night and went to lay tile at six in the morning.

6. Every four weeks I get an infusion of belimumab. It takes three hours. I am not allowed to drive afterwards, and Julián drives me. My insurance from the nursing home pays for it. If I lose my job I lose the insurance. One infusion costs $4,300 without it.

7. I work three twelve-hour shifts a week, from seven in the evening. Julián is home with the children at night. There is no night daycare in Tucson that I know of.

8. I make about $3,400 a month and Julián about $4,100. The mortgage is $1,890. The car is $412. We pay $260 a month for my medical bills from 2024.

9. My mother, Carol Whitehorse, is 71. She is a member of the Navajo Nation and lives outside Flagstaff, four hours from us. We bring her wood and water every third weekend. She has no running water.

10. I speak a little Spanish. I cannot talk to a doctor in Spanish. I do not know what I would do in Apatzingán. Julián's cousin Martín was shot there in his car in 2021.

11. Since Camila heard us talking about the waiver in January 2026 she does not want to go to school. She pulls out her hair. There is a place behind her ear the size of a quarter.

12. I could not choose. If I stay I lose the man who carries me to the bathroom. If I go I lose my medicine.

I declare under penalty of perjury that the foregoing is true and correct.
Executed on October 28, 2026 in Tucson, Arizona.`,
        ),
        document(
          'w2',
          'Letter of Nadia Amari, M.D., rheumatologist',
          `DESERT RHEUMATOLOGY
Nadia Amari, M.D.

October 12, 2026

To U.S. Citizenship and Immigration Services:

I have treated Mrs. Ocampo for systemic lupus erythematosus since August 2019. In March 2024 she developed class III lupus nephritis, which was proved by biopsy.

She receives belimumab by infusion every four weeks, mycophenolate and hydroxychloroquine. Since belimumab was begun in June 2024 her kidney function has been stable. If it is interrupted, I would expect a relapse of the nephritis within months. About one in five patients with this class of disease goes on to dialysis within ten years.

Stress and lack of sleep are known to bring on flares. Mrs. Ocampo had two flares in 2023 and six in 2025.

During a flare she needs help with bathing, dressing and the care of her children. In my notes her husband is the person who gives it. I know of no other adult in the home.

Nadia Amari, M.D.

Page 1 of 1`,
        ),
        document(
          'w3',
          'Counseling record of Camila Ocampo, Saguaro Family Counseling',
          `SAGUARO FAMILY COUNSELING
Treatment summary

Client: Camila Ocampo, DOB 09/08/2016
Clinician: Teresa Nuñez, LPC
Date: October 2, 2026

Diagnosis: Separation anxiety disorder; trichotillomania
Sessions attended: 26 since February 10, 2026

Camila reports that she counts her father's shoes in the morning. She has missed 19 days of school this year. She pulls hair from behind the left ear.
Prognosis is good if the family remains together. In my opinion a separation from her father of a year or longer would worsen her condition.

Page 1 of 1`,
        ),
        document(
          'w4',
          'Statement of Carol Whitehorse',
          `STATEMENT OF CAROL WHITEHORSE

My name is Carol Whitehorse. I am the mother of Rebecca Ocampo. I am 71 years old. I live at Cameron, Arizona, on the Navajo Nation.

My husband died in 2017. Rebecca is my only living child. My son Darrell died of COVID in 2020.

Julián and Rebecca come every third weekend. He brings two barrels of water and splits the wood. In the winter of 2024 he put in a stove.

If Rebecca goes to Mexico I will not see her again. I do not have a passport and I do not see well enough to drive.

September 30, 2026`,
        ),
        document(
          'w5',
          'U.S. Department of State, Mexico Travel Advisory (excerpt), August 2026',
          `Mexico Travel Advisory
August 12, 2026

Page 3
Michoacán state - Do not travel due to terrorism, crime, and kidnapping. Violent crime and gang activity are common in Michoacán state. U.S. government employees may travel only to the cities of Morelia, Lázaro Cárdenas and Pátzcuaro.`,
        ),
      ],
    },
    needed: [
      'January 14, 1990',
      'June 20, 2015',
      'fall of 2012',
      'never lived in another country',
      'August 2019',
      'twenty-nine',
      'cannot lift Leo',
      'hold a pen',
      'six flares',
      'five weeks',
      'washed',
      'March 2024',
      'eleven days',
      'slept in the chair',
      'belimumab',
      'three hours',
      'not allowed to drive',
      '$4,300',
      'twelve-hour shifts',
      'night daycare',
      '$3,400',
      '$4,100',
      '$1,890',
      '$412',
      '$260',
      'Navajo Nation',
      'every third weekend',
      'running water',
      'little Spanish',
      'shot there in his car',
      'does not want to go to school',
      'pulls',
      'size of a quarter',
      'carries her to the bathroom',
      'class III',
      'biopsy',
      'June 2024',
      'relapse',
      'bathing, dressing',
      'Separation anxiety|separation anxiety',
      '26 since',
      'shoes in the morning',
      '19 days',
      'worsen',
      'died in 2017',
      'Darrell',
      'two barrels',
      'stove',
      'passport',
      'Do not travel',
      'Morelia',
      'ITIN',
      'soccer',
      'suspended license',
      '$450',
      'nursing license',
    ],
  },
  {
    name: 'a firefighter with a spinal injury and his wife from Honduras, three documents',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Suyapa',
        last_name: 'Zelaya Murillo',
        date_of_birth: '1991-10-03',
        country_of_birth: 'Honduras',
        country_of_citizenship: 'Honduras',
        last_entry_date: '2009-05-21',
        last_entry_place: 'Laredo, Texas',
        marriage_date: '2017-03-11',
        state: 'TX',
        gender: 'female',
        children: [{ name: 'Mateo Kowalczyk', date_of_birth: '2018-07-30', citizenship: 'United States' }],
      },
      answers: {
        approval_date: '2024-11-04',
        petitioner_name: 'Thomas Kowalczyk',
        USCIS_receipt_number: 'IOE0931220087',
        spouse_name: 'Thomas Kowalczyk',
        spouse_place_of_birth: 'Corpus Christi, Texas',
        applicant_meet_spouse_date: '2014-08-09',
        how_applicant_met_spouse:
          'They met at the emergency shelter in Rockport where Suyapa cooked and Thomas was on duty after a flood.',
        applicant_relationship_with_spouse:
          'Suyapa and Thomas married on March 11, 2017 at Sacred Heart Church in Rockport, Texas. They have a son, Mateo, who is eight. Thomas has a daughter from his first marriage, Hailey, who is fifteen and lives with them every other week under an order of the court in Nueces County.',
        extreme_hardship_spouse_denied_admission:
          'Thomas was a firefighter for the City of Rockport for sixteen years. On September 4, 2022 a roof fell on him during a fire at a marina. Two vertebrae were crushed, and he has had three operations since. He walks with a cane and cannot stand for more than twenty minutes. Suyapa changes the patches of his pain medication, drives him to the clinic in San Antonio twice a month, which is 160 miles each way, and helps him out of bed. In February 2024 he took all his tablets at once and Suyapa found him in time. His psychiatrist says that she is the reason he is alive. His pension is $2,950 a month. Suyapa earns $1,700 a month as a cook at the school. The mortgage is $1,240 and the insurance against wind is $610.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Suyapa comes from El Progreso, Yoro, where her brother was killed for not paying the war tax in 2016. There is no pain clinic in El Progreso, and the pump that Thomas is to receive in 2027 can be refilled only in San Pedro Sula, if at all. Thomas would lose the time with Hailey, because the order forbids him to take her out of Texas. He speaks no Spanish. His workers’ compensation pays for treatment in the United States only.',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Mateo is in the third grade and has been bedwetting since the night of the ambulance. Hailey calls Suyapa mom. Thomas’s mother, Irene Kowalczyk, is seventy-eight, a citizen, and has macular degeneration; Suyapa reads her mail to her and takes her to Mass.',
        additional_details:
          'Suyapa has filed taxes with an ITIN since 2012. She has never been arrested. She entered once, on May 21, 2009, when she was seventeen. She leads the kitchen of the parish and cooked for 400 people a day after the hurricane of 2017.',
      },
      sources: [
        document(
          'w1',
          'Declaration of Thomas Kowalczyk',
          `DECLARATION OF THOMAS KOWALCZYK

1. I am Thomas Kowalczyk. I was born in Corpus Christi on December 2, 1979. I served the City of Rockport as a firefighter from June 2006 until March 2023.

2. On September 4, 2022 I went into the boathouse at Key Allegro because a man said that his wife was inside. She was not. The roof came down. I lay for forty minutes before they got me out.

3. The crushed vertebrae are L1 and L2. I was operated on September 5, 2022, on January 17, 2023 and on June 6, 2024.

4. I have not slept through a night since. Suyapa wakes up when I do. She puts her hand under my back and turns me.

5. On February 19, 2024 I took what was in the bottles. I do not want to write about it. She had come home from the school because she had forgotten her keys. The doctor said that half an hour would have been enough.

6. Since then she keeps the medicine in a box with a lock and gives it to me. I have asked her for the key two times and I am glad that she did not give it.

7. Every other Friday Hailey comes. Judge Alaniz signed the order on October 8, 2019. I may not take her out of Texas for more than seven days in a year.

8. I cannot drive since the second operation. My mother cannot drive because of her eyes. Mateo’s school is six miles away.

9. If Suyapa has to go I will go on a bad day and not come back from it. I say that so that somebody knows.

Executed on August 3, 2026, at Rockport, Texas.`,
        ),
        document(
          'w2',
          'Letter of Dr. Priya Natarajan, psychiatrist',
          `COASTAL BEND BEHAVIORAL HEALTH

July 21, 2026

To USCIS:

I have treated Mr. Thomas Kowalczyk since his discharge from Christus Spohn Hospital on February 27, 2024. He was admitted there on February 19, 2024 after an intentional overdose of oxycodone and gabapentin.

His diagnoses are major depressive disorder, recurrent, severe, and chronic pain syndrome. He takes duloxetine 60 mg and quetiapine 50 mg. His score on the PHQ-9 was 24 in March 2024 and 15 in June 2026.

The improvement rests on his wife. She holds his medication under lock, she notices when he stops talking, and she has called our crisis line four times, each time rightly. He has told me that he would not call himself.

In my opinion the risk of a further attempt would be high if she were away for longer than a few weeks. I do not know of anybody who could take her part. A home health aide under his plan comes four hours a week.

Treatment by video from Honduras is not possible, because my license ends at the border of Texas.

Priya Natarajan, M.D.`,
        ),
        document(
          'w3',
          'Order in suit affecting the parent-child relationship, Nueces County',
          `CAUSE NO. 2019-FAM-4417-E
IN THE DISTRICT COURT OF NUECES COUNTY, TEXAS

ORDER

IT IS ORDERED that Thomas Kowalczyk and Dana Whitlock are appointed joint managing conservators of the child Hailey Kowalczyk, born May 14, 2011.

IT IS ORDERED that the residence of the child is restricted to Nueces and Aransas Counties, Texas.

IT IS ORDERED that neither conservator removes the child from the State of Texas for more than seven days in a calendar year without the written consent of the other.

IT IS ORDERED that Thomas Kowalczyk pays child support of $412.00 a month.

SIGNED October 8, 2019.
Hon. R. Alaniz`,
        ),
      ],
    },
    needed: [
      'March 11, 2017',
      'Sacred Heart',
      'Hailey',
      'fifteen',
      'sixteen years',
      'September 4, 2022',
      'marina|boathouse',
      'L1',
      'cane',
      'twenty minutes',
      'patches',
      '160 miles',
      'February 19, 2024|February 2024',
      'half an hour',
      'key',
      '2,950',
      '1,700',
      '1,240',
      '610',
      'El Progreso',
      'war tax',
      'pump',
      'San Pedro Sula',
      'seven days',
      'no Spanish',
      'compensation',
      'bedwetting',
      'calls Suyapa mom|mom|mother',
      'Irene',
      'macular',
      'Mass',
      'ITIN',
      'never been arrested',
      '400',
      'forty minutes',
      'June 6, 2024',
      'October 8, 2019',
      'February 27, 2024',
      '24',
      '15',
      'four times',
      'four hours',
      'license ends',
      '412',
      'six miles',
    ],
  },
]
