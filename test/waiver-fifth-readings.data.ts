import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A fifth round of fictional waivers: papers by many hands, with facts that speak against the client. */
export const fifthWaivers: readonly EvidenceCase[] = [
  {
    name: 'a nurse’s aide whose father has Parkinson’s, a stepson with sickle cell, a husband from Guatemala',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Byron',
        middle_name: 'Estuardo',
        last_name: 'Ajú Coc',
        date_of_birth: '1990-03-02',
        gender: 'male',
        country_of_birth: 'Guatemala',
        country_of_citizenship: 'Guatemala',
        last_entry_date: '2010-11-14',
        last_entry_place: 'Sasabe, Arizona',
        marriage_date: '2018-08-11',
        state: 'GA',
        children: [{ name: 'Amaya Ajú', date_of_birth: '2020-04-17', citizenship: 'United States' }],
        spouse: {
          first_name: 'Denise',
          last_name: 'Pruitt',
          date_of_birth: '1989-12-19',
          citizenship: 'United States',
        },
      },
      answers: {
        approval_date: '2025-06-10',
        petitioner_name: 'Denise Pruitt',
        USCIS_receipt_number: 'IOE0923344556',
        qualifying_relative: ['us_citizen_spouse'],
        petitioner_relationship: 'spouse',
        spouse_name: 'Denise Pruitt',
        spouse_place_of_birth: 'Macon, Georgia',
        applicant_meet_spouse_date: '2016-05-28',
        how_applicant_met_spouse: 'her car died on I-75 in the rain, he pulled over w his truck and got it going',
        applicant_relationship_with_spouse:
          'Married Aug 11 2018 in Macon, Bibb county. Denise has a son Tyrese from before, 14, his dad Andre Wicks died in 2015. Byron has raised him since he was 5. Daughter Amaya is 6. They rent a 3 bedroom in Macon with her dad Clarence, 74, since 2022.',
        extreme_hardship_spouse_denied_admission:
          "Denise is a CNA at a nursing home, nights, 7p-7a three nights a wk, $17.10/hr. Byron is there at night w/ the kids and her dad. Tyrese has sickle cell SS, hospitalized 4 times in 2025, has to be in Atlanta (Children's) once a month for transfusion, byron drives him b/c Denise is asleep after shift. Clarence has Parkinsons stage 3, falls, byron lifts him. Byron earns $940/wk at the dairy. rent 1,350. If he goes she cant work nights, and days pay less and there is no opening. She had a breakdown in 2015 when Andre died (car accident), 9 days inpatient at Coliseum. Panic attacks came back since feb 2026. She doesnt have suicidal thoughts now",
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          "Byron is from San Juan Comalapa, Chimaltenango. House of his parents, no car, dirt road. Blood for transfusions is not regularly there, hydroxyurea only in the capital, 2.5 hrs. Denise speaks no spanish, and his parents speak Kaqchikel mostly. She'd lose her CNA license work. Clarence can't go. Tyrese is black, kids stare. His cousin was extorted in 2023",
        other_relatives: 'yes',
        details_about_other_relatives:
          'Clarence Pruitt 74 her father, citizen, Vietnam vet (Army 1970-72), widower since 2019. Her brother Darnell is in prison in Alabama until 2031. No other siblings.',
        moral_character: 'yes',
        additional_details:
          'arrested 9/2017 for simple battery (fight with a roomate), dismissed 12/2017. no license driving 2 tickets 2013 and 2016, paid. caught at the border in oct 2010 and signed voluntary return, came back 3 wks later. taxes every year since 2014 w itin. Deacon helper at Iglesia Nueva Vida, fixes cars for widows free. Employer wants him back',
      },
      sources: [
        document(
          'v1',
          'Declaration of Denise Pruitt',
          `DECLARATION OF DENISE PRUITT

My name is Denise Pruitt. I was born in Macon, Georgia on December 19, 1989 and I have never lived anywhere else.

I met Byron on May 28, 2016. I had Tyrese in the back seat and no phone. He did not speak much English then but he stayed until the engine turned over and he would not take my twenty dollars. He came to my church the next Sunday.

Tyrese was five. His father Andre was killed on State Route 247 on January 9, 2015. After the funeral I could not get out of bed. My mother took me to Coliseum and I stayed nine days. I tell the doctors this was the worst time of my life and it is true.

Byron is the one who knows what to do in a pain crisis. He warms the pads, he counts the breaths, he knows when it is time to go. On March 30, 2026 he saw that Tyrese's eyes were yellow and drove him to the emergency room at two in the morning while I was at work. The doctor told me four more hours could have been a stroke.

I work Friday, Saturday and Sunday nights. I bring home about $2,050 a month. Byron brings home $3,500. The rent is $1,350, and we pay $188 for Daddy's medicines and about $260 for gas to Atlanta.

Daddy fell eleven times last year that I wrote down. He weighs 196 pounds and I weigh 131. In February I tried to get him off the bathroom floor by myself and I hurt my back and missed two weeks.

I asked about day shifts. There is a list and I am number six on it. I would not earn the night difference of $2.40.

I will stay in Georgia. I could not take Tyrese to a place without blood. I could not leave Daddy with strangers.

Since the lawyer explained the ten years to us in February I wake up with my heart pounding and I cannot get air. I have gone to Ms. Okoro eleven times.

I declare under penalty of perjury that this is true and correct. September 22, 2026.
Denise Pruitt
Page 2 of 2
`,
        ),
        document(
          'v2',
          'Psychological evaluation of Denise Pruitt by Ngozi Okoro, LCSW',
          `OKORO FAMILY COUNSELING, LLC
PSYCHOSOCIAL EVALUATION
Name: Denise Pruitt
Sessions: weekly since March 11, 2026 (eleven to date)
Instruments: PHQ-9, GAD-7, PCL-5

PRESENTING CONCERNS
Ms. Pruitt reports panic attacks three to four times a week since February 2026, with chest pain and shortness of breath. In May 2026 she went to the emergency room believing it was a heart attack; the cardiac work-up was normal.

HISTORY
Hospitalized at Coliseum Center for Behavioral Health, January 21 to January 30, 2015, following the death of her son's father. She made a plan to overdose at that time. She denies any suicidal ideation since 2016.

FINDINGS
PHQ-9: 17. GAD-7: 19. PCL-5: 41.
Diagnoses: Panic Disorder (F41.0); Major Depressive Disorder, recurrent, moderate (F33.1); Posttraumatic Stress Disorder (F43.10).

OPINION
The loss of Mr. Ajú would repeat, for Ms. Pruitt and for her son, the sudden loss of 2015. I believe there is a high likelihood that her depression would become severe and that inpatient care would again be needed. She told me: "I buried one already. I can't do it twice and still stand up for my kids."
She responds well to treatment. With her husband at home the prognosis is fair to good.
Ngozi Okoro, LCSW
August 20, 2026
`,
        ),
        document(
          'v3',
          'Letter of the sickle cell clinic',
          `To whom it may concern,

Tyrese Wicks (DOB 06/03/2012) has sickle cell disease, type SS, and has been followed in our clinic since infancy. An abnormal transcranial Doppler study in August 2021 showed that he is at high risk of stroke. He has received chronic transfusions every four weeks since October 2021.

In calendar year 2025 he had four admissions: two for vaso-occlusive crisis, one for acute chest syndrome (five days, with intensive care) and one for fever. In 2024 he had two.

Interruption of the transfusion program carries a risk of stroke of about ten percent in the first year. There is no safe interval longer than six weeks. He also takes deferasirox every day, and his blood is tested monthly.

His stepfather, Byron Ajú, has brought him to 52 of his last 58 appointments and has completed our caregiver training for fever and stroke signs. He stays with Tyrese through the five hours of each visit.

I am asked whether equivalent care exists in rural Guatemala. I have no personal knowledge of it. What I can say is that a child on chronic transfusion needs antigen-matched blood, and that this requires a blood bank with extended typing.

Sincerely,
Maribeth Landry, MD
Pediatric Hematology
July 15, 2026
`,
        ),
        document(
          'v4',
          'Letter of employer Ridgeway Dairy',
          `Ridgeway Dairy
Sept 3 2026

Byron Aju has worked here since April 2014. He is our herd manager since 2021, has 640 cows under him and two men. Pay is $940 a week. He has missed four days in twelve years, all for the boy's hospital.

He works 8 to 4 so that he can be home before his wife goes on shift. I let him do it because I could not run the milking without him. I would hire him back the same day.

He told me in 2014 he had no papers and I kept him on, I am not proud of it but there it is.

Hoyt Ridgeway, owner
`,
        ),
        document(
          'v5',
          'Bibb County State Court disposition',
          `IN THE STATE COURT OF BIBB COUNTY, STATE OF GEORGIA
State v. Byron Aju-Coc, Case No. 17-CR-04410
Charge: Simple battery, O.C.G.A. 16-5-23
Date of arrest: September 23, 2017
Disposition: Nolle prosequi, December 14, 2017. The complaining witness recanted.
`,
        ),
        document(
          'v6',
          'VA and Parkinson clinic summary for Clarence Pruitt',
          `CARL VINSON VA MEDICAL CENTER - NEUROLOGY
PRUITT, CLARENCE   AGE 74
Parkinson disease, Hoehn and Yahr stage 3, diagnosed 2019. Service connected (herbicide exposure) 70%.
Falls: 11 reported in 12 months. Hip fracture 11/2024, repaired.
Lives with daughter and son-in-law. Caregiver at night: son-in-law.
Needs: hands-on help with transfers, bathing, medication five times daily.
Home health aide approved: 6 hrs/week. Wait list for adult day health care: 14 months.
Cognition: mild impairment, MoCA 22/30.
`,
        ),
        document(
          'v7',
          'Guatemala: blood supply and sickle cell (health mission report)',
          `PAN-ISTHMUS HEALTH MISSION
GUATEMALA: BLOOD SUPPLY. Field report, May 2025
1. In 2024 the public blood banks of Guatemala collected 41 percent of the units that they needed.
2. Extended antigen typing is done at two laboratories, both in Guatemala City.
3. The district hospital nearest to San Juan Comalapa, in the town of Chimaltenango, had no stored red cells on 97 days of 2024.
4. No pediatric hematologist practices in the department of Chimaltenango.
5. In Comalapa extortion of families who receive money from abroad was reported to the mission by 12 of 40 households.
6. The capital has two hospitals that treat sickle cell disease; they accept foreign children who can pay.
Page 3 of 11
`,
        ),
      ],
    },
    needed: [
      'May 28, 2016',
      'Parkinson disease',
      'twenty dollars|$20',
      'August 11, 2018',
      'Andre + 2015',
      'January 9, 2015|State Route 247',
      'nine days',
      'overdose',
      'panic attacks',
      'F33.1|recurrent, moderate|Major Depressive Disorder, recurrent',
      '17',
      'I buried one already',
      'inpatient',
      'sickle cell',
      'ten percent',
      'six weeks',
      '52 of',
      'March 30, 2026|yellow',
      'stroke',
      'acute chest syndrome',
      '$17.10',
      '$2,050',
      '$3,500|$940',
      '$1,350',
      '$188',
      '$260',
      'eleven times|11 times',
      '196',
      'number six',
      '$2.40',
      'hip|Hip + 2024',
      '14 months',
      'Darnell + 2031',
      'Comalapa',
      '41 percent',
      '97 days',
      'antigen',
      'Kaqchikel',
      '12 of 40|extort',
      'accept foreign children',
      'herd manager',
      '640 cows|four days in twelve years',
      'simple battery|Simple battery',
      'nolle prosequi|Nolle prosequi|dismissed',
      'October 2010',
      '2013 + 2016',
      'ITIN',
      'Nueva Vida',
      'stay in Georgia',
    ],
  },
]
