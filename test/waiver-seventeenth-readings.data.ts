import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A seventeenth fictional waiver, written whole before any draft of its round was read, and read once, at the end. */
export const seventeenthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a resident refugee of the Congo with severe asthma, three stepchildren, a husband from Zambia who overstayed',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Chanda',
        middle_name: 'Peter',
        last_name: 'Mulenga',
        date_of_birth: '1985-01-22',
        gender: 'male',
        country_of_birth: 'Zambia',
        country_of_citizenship: 'Zambia',
        last_entry_date: '2016-03-14',
        last_entry_place: 'Chicago, Illinois',
        marriage_date: '2021-11-20',
        state: 'KY',
        children: [{ name: 'Gift Mulenga', date_of_birth: '2023-02-11', citizenship: 'United States', gender: 'male' }],
        spouse: {
          name: 'Furaha Bahati Nzigire',
          date_of_birth: '1990-07-05',
          citizenship: 'Democratic Republic of the Congo',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['admitted'],
        entry_date_same_admission: 'yes',
        admission_basis: 'B-1 business visitor',
        i94_expire_date: '2016-09-13',
        approval_date: '2024-08-06',
        petitioner_name: 'Furaha Bahati Nzigire',
        beneficiary_relationship: 'LPR Spouse',
        USCIS_receipt_number: 'IOE0925113478',
        qualifying_relative: ['legal_permanent_spouse'],
        spouse_name: 'Furaha Bahati Nzigire',
        spouse_place_of_birth: 'Uvira, Democratic Republic of the Congo',
        spouse_moved_to_US_date: '2018-10-03',
        spouse_became_legal_permanent_resident_date: '2018-10-03',
        applicant_meet_spouse_date: '2019-05-12',
        how_applicant_met_spouse:
          'He repaired the boiler in her apartment house, and came back the next day with a fan because her boy could not sleep.',
        applicant_relationship_with_spouse:
          'They married in Louisville on November 20, 2021. Furaha has three children from her first husband, who was killed at Uvira in 2012: Esperance, 17, Moise, 15, and Sifa, 14. The couple have one son, Gift, age 3. Chanda maintains boilers and elevators for a property company and brings home $3,480 a month. Furaha sorts linen at a hospital laundry, 20 hrs, about $1,120.',
        extreme_hardship_spouse_denied_admission:
          "Furaha's asthma is severe. She was intubated twice, in 2020 and January 2025. Chanda keeps the apartment free of dust and mold, gives the nebulizer at night, and drives her to the clinic for the shots every 2 wks. The dryer lint at work makes it worse but it is the only job she could get with her English. He does all reading of mail. Moise was in trouble in 2023 and Chanda got him out of it. nightmares - Uvira. If he goes, she says she will not sleep with the light off again.",
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Zambia would put her in a settlement (Mantapala) as a refugee again, she spent 6 yrs in one already in Burundi. omalizumab not there. Kids in 8th, 10th, 12th grade. She cannot go back to Congo at all. Her residence would be lost after a year.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'yes',
        details_about_other_relatives:
          'Esperance 17, senior, accepted early to nursing program at Jefferson. Moise 15, LPR, probation ended. Sifa 14, LPR. Gift 3, USC. Her mother Nabintu, 66, came w/ them, lives upstairs, legs bad.',
        moral_character: 'yes',
        additional_details:
          'Chanda came for a trade fair for a mining pump company and the company closed while he was here. Worked without permission since Dec 2016. Filed taxes with ITIN from 2018. Two speeding tickets, 2019 and 2022, paid. He was named in an eviction in 2017, settled. Choir at St. Charles, fixes furnaces of old people there for nothing.',
      },
      sources: [
        document(
          'a1',
          'Declaration of Furaha Nzigire (interpreted from Swahili)',
          `DECLARATION

My name is Furaha Bahati Nzigire. I speak Swahili, and Mama Jeanne Kavira has put this into English and read it back to me.

1. I was born in Uvira. In June 2012 men with guns came in the night and killed my husband Amani at the door. I ran with three children and my mother. Sifa was on my back. We walked nineteen days to Burundi.

2. We lived in the camp at Kavumu for six years. The smoke of the cooking was in the tent always. That is where my chest began.

3. America took us on October 3, 2018. In Louisville a woman gave me a key, and I did not know what to do with it, because for six years I had no door.

4. Chanda came to mend the heat. My son Moise was awake, he did not sleep then, and Chanda asked him to hold the lamp. The next night Moise slept.

5. In January 2025 I could not find my breath. Esperance called Chanda at work. He told her how to make the machine ready and he stayed on the telephone and counted my breaths until the ambulance came. I was four days with the tube.

6. He washes the walls with vinegar. He put a box over the pipes. He took the carpet out himself and asked the owner afterwards.

7. In 2023 Moise was with boys who took a car. Chanda went to the court with him eleven times. On Saturdays he takes him to work. Now Moise can wire a panel. I could not have gone into that court. I am afraid of uniforms, all of them.

8. My mother is a good woman and she is old. She can sit with Gift. She cannot use the machine and she is afraid of the telephone.

9. At night I hear the door. It is not the door. Chanda gets up and opens it and shows me that there is nobody. He has never said that he is tired of it.

10. I cannot live in Congo. In Zambia I would be a refugee again and my children would be refugees, and I have promised Sifa that she will be nothing of that kind any more. If they do not let him back I will stay here where my children have a door.

Signed October 12, 2026, Louisville. I declare under penalty of perjury that this is true. Furaha Nzigire`,
        ),
        document(
          'a2',
          'Asthma clinic, visit 9-22-26',
          `NORTON PULMONARY SPECIALISTS
NZIGIRE, FURAHA   DOB 07/05/1990   Seen 09/22/2026   Interp: Swahili phone
Severe persistent asthma, steroid dependent until 2023; on omalizumab 300 mg SC q2wk since 3/2023.
Intubated 11/2020, 1/2025. ED visits: 2022: 6; 2023: 3; 2024: 1; 2025: 2; 2026: 0.
FEV1 58% pred (49% in 2022). ACT score 16.
Triggers: dust, mold, smoke, lint. Works in laundry - letter given, no other post offered.
Husband attends all visits, gives neb at night 3-4x/wk, has been taught action plan; pt does not read English plan.
A: improved on biologic, not controlled. High risk of fatal attack (2 intubations).
P: cont omalizumab. Do not interrupt. Avoid biomass smoke. RTC 3 mo.
Karen Dellinger, MD`,
        ),
        document(
          'a3',
          'Kentucky Refugee Mental Health - report',
          `REPORT OF PSYCHOSOCIAL EVALUATION
Client: Furaha Nzigire
Prepared by: Thaddeus Brandt, LCSW, Kentucky Refugee Mental Health Project, October 8, 2026
I have seen Ms. Nzigire for therapy since February 2022, forty-one sessions, with an interpreter.

She has posttraumatic stress disorder, chronic. On the Harvard Trauma Questionnaire her score fell from 3.1 in 2022 to 2.4 in August 2026; 2.5 is the usual cut-off. This is good progress, and most of it came after her marriage.

She still checks the door between four and nine times a night. When her husband was in Nashville for a course for five nights in April 2024, she did not sleep and was brought to the emergency department on the fourth night, with asthma and panic that could not be told apart.

Fear narrows the airway. In her the two illnesses start each other.

In my clinical judgment a separation of years would very probably undo the treatment, and she would be left as the only adult for four children with an illness that can kill her in minutes. I do not think she would harm herself; her children keep her from it.

A return to life in a refugee settlement would place her in the setting in which she was traumatized. I would regard it as contraindicated.`,
        ),
        document(
          'a4',
          'Jefferson County juvenile - Moise',
          `JEFFERSON DISTRICT COURT, JUVENILE SESSION
In the interest of M.A., a child. No. 23-J-400812
Informal adjustment agreement, June 6, 2023: 40 hours of service, weekly contact, stepfather Chanda Mulenga named as responsible adult.
Completed March 4, 2024. Dismissed.
Court designated worker: Stepfather attended 11 of 11 contacts. School attendance of child rose from 61 to 96 percent. "The turn in this boy is the stepfather."`,
        ),
        document(
          'a5',
          'Pay and bills',
          `Monthly, Sept 2026
Chanda net pay 3,480
Furaha net pay 1,122
SNAP 0 (ended 2023)
Nabintu SSI 967
Rent 1,340
LG&E 265
Car 298
Insurance car 171
Copay omalizumab 35 (plan through Chanda's work; list 2,790 a month)
Food 1,050
Phone 120
School fees and bus 85`,
        ),
        document(
          'a6',
          'Zambia: refugees and asthma care, bulletin',
          `SOUTHERN AFRICA HEALTH & REFUGEE BULLETIN, No. 31, June 2026. ZAMBIA
1. Refugees are required to live in one of three settlements unless they hold an urban permit; in 2025, 4 percent of applications for urban permits by Congolese were granted.
2. A spouse of a Zambian citizen may apply for a spouse permit after marriage is registered; the average time to decision was fourteen months. Holders may work.
3. Omalizumab is not on the essential medicines list, and none of eleven private pharmacies in Lusaka stocked it.
4. Mantapala settlement has a clinic with a clinical officer; the nearest intensive care unit is 190 km away in Mansa.
5. Cooking in the settlements is with wood and charcoal.
6. Zambia has been at peace and is regarded as one of the stable countries of the region.
7. English is the language of instruction from grade five.`,
        ),
        document(
          'a7',
          'Derby Property letter',
          `Derby Property Group, Louisville
October 1, 2026
I am the head of maintenance. Chanda Mulenga has been with us since 2019. He is certified on Otis controllers, one of two men in the company who are. In the ice storm of January 2024 he slept in the boiler room of the Shelby building for three nights so that 64 apartments kept their heat. He is on the family health plan; it stops at the end of the month in which he stops. We filed the I-9 we were given and I have nothing to say on that.
Dale Crutcher`,
        ),
        document(
          'a8',
          'Esperance letter',
          `My name is Esperance and I am seventeen. I am going to be a nurse at Jefferson. They gave me a place and $6,200 a year but I have to live at home. My mom does the machine wrong when she is scared, she puts the medicine in and forgets the air. I do it when Papa Chanda is at work. In January I did it and my hands shook. If he goes I will not go to school because somebody has to be awake. I did not tell her that. Esperance A., Sept 30 2026`,
        ),
        document(
          'a9',
          'St. Charles - Deacon',
          `St. Charles Borromeo, Louisville. Chanda Mulenga sings bass in our choir. Since 2020 he has mended furnaces for nineteen of our elderly and he will not take an envelope. He told the choir the whole story of how he stayed, and he did not make it prettier. Deacon Roy Thibodeaux, October 2026`,
        ),
        document(
          'a10',
          'Eviction case 2017',
          `JEFFERSON DISTRICT COURT No. 17-C-008811. Preston Oaks LLC v. C. Mulenga, J. Banda. Forcible detainer, filed 05/02/2017. Agreed order 05/19/2017: tenants pay $740 and leave by 05/31. Satisfied 06/02/2017.`,
        ),
      ],
    },
    needed: [
      'nineteen days',
      'at the door',
      'six years',
      'smoke',
      'had no door|a key',
      'hold the lamp',
      'counted my breaths|counted her breaths',
      'four days',
      'vinegar|carpet',
      'eleven times|11 of 11',
      'wire a panel',
      'uniforms',
      'afraid of the telephone',
      'there is nobody',
      'children have a door',
      'omalizumab',
      'Intubated|intubated',
      '58',
      'fatal attack',
      'action plan',
      'not controlled',
      'forty-one sessions',
      '2.4',
      'between four and nine times',
      'five nights',
      'start each other',
      'undo the treatment',
      'would harm herself',
      'contraindicated',
      '61 to 96',
      'turn in this boy',
      '3,480',
      '1,122',
      '1,340',
      '2,790|\\$35',
      '4 percent',
      'fourteen months',
      'none of eleven',
      '190',
      'wood and charcoal',
      'at peace',
      'grade five',
      '64 apartments',
      'end of the month',
      '6,200',
      'hands shook',
      'somebody has to be awake',
      'nineteen of our elderly|nineteen',
      'speeding|Speeding',
      '740|agreed order|Agreed order',
    ],
  },
]
