import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }
/** A fictional case, written whole before the brief was first read: a given name in short, a false case, a government that fell. */
export const eleventhAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R34',
    title:
      'a college lecturer of Bangladesh, party organizer with a false case, before the court in New York, five papers',
    as_of: '2026-11-24',
    client: {
      first_name: 'Md. Ashraful',
      middle_name: '',
      last_name: 'Hoque Talukder',
      client: {
        a_number: 'A 221-640-117',
        country_of_citizenship: 'Bangladesh',
        date_of_birth: '1987-09-05',
        gender: 'male',
      },
      spouse: { name: 'Shirin Akter', country_of_citizenship: 'Bangladesh' },
      children: [{ name: 'Rafi Talukder', date_of_birth: '2018-01-21', country_of_citizenship: 'Bangladesh' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Miriam Oduya',
      city: 'New York',
      state: 'NY',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-03-02',
      i589_filed_date: '2024-12-16',
      nta_date: '2024-03-04',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'DB police in Barisal hung him by the hands, beat soles of feet, put a wet cloth on his face, Nov 2-5 2023.',
      procedural_history: 'yes',
      procedural_history_details:
        'Entered near Lukeville AZ 3/2/2024, NTA 3/4/2024. Released on recog. MCH 9/12/2024 NYC, conceded. I-589 filed w/ court 12/16/2024. IH 4/20/2027 8:30.',
      country_resided: 'yes',
      country_resided_details:
        'Transit only: Dubai 2 days, Brazil 3 weeks Jan 2024, then by land through Panama and Mexico. No offer of residence.',
      applicant_basis: ['Political Opinion'],
      political_opinion_details:
        'Member and from 2019 organizing secretary of the Bangladesh Nationalist Party (BNP) in Bakerganj, Barisal. Spoke for free elections under a neutral government.',
      country_persecution: 'Bangladesh',
      who: 'Chhatra League men of Bakerganj led by Sohel Rana Mridha; Detective Branch of police Barisal, Inspector Kamrul; local Awami League chairman Abdul Motaleb Howlader.',
      why: 'They called him "razakar, BNP dog" and told him to join or stop. The case of 10/29/2023 names 42 BNP men.',
      when: '12/30/2018 beaten at polling center; 8/22/2022 motorcycle burned; 10/28/2023 rally; 10/29/2023 case; 11/2-11/5/2023 detention; 12/9/2023 house; left 1/6/2024.',
      what: 'Beaten with hockey sticks at the polling place, left arm broken. Motorcycle burned. Arrested & tortured 3 days, released on bribe of 200,000 taka. Wife threatened, house ransacked. False case (vandalism, explosives) pending, warrant.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Brother Anisul beaten 12/9/2023, lost sight of one eye. Party colleague Jewel Sikder died in custody 11/2023.',
      client_reported: 'yes',
      yes_client_reported_details:
        'Went to Bakerganj thana 12/31/2018; officer said "bring your leader Khaleda to file it". Did not go again.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Md. Ashraful Hoque Talukder',
        text: `AFFIDAVIT OF MD. ASHRAFUL HOQUE TALUKDER

1. I, Md. Ashraful Hoque Talukder, was born on September 5, 1987 in Bakerganj, Barisal, Bangladesh. I taught political science at Kalaskathi College from 2014 until I left.

2. My father was a founding member of the BNP in our upazila. I joined the student wing in 2005. In March 2019 I became organizing secretary of the upazila committee. I arranged meetings, wrote the leaflets and spoke in the bazaar.

3. On December 30, 2018, the day of the election, I was the polling agent of our candidate at the Niamati school. At about ten in the morning Sohel Rana Mridha came with fifteen or twenty men of the Chhatra League. They had hockey sticks. They shouted "razakar" and threw us out. Sohel hit me on the left arm until it broke. I was in Sher-e-Bangla Medical College hospital for four days.

4. On the next day my brother and I went to the thana. The duty officer laughed and said: "Bring your leader Khaleda, then we will write it." He wrote nothing.

5. On August 22, 2022, after I had spoken against the price of fuel, they burned my motorcycle in front of the college. I found a paper on the gate: "Next time you are on it."

6. On October 28, 2023 I went to the great rally in Dhaka with sixty men from Bakerganj. The police broke it up. The next day a case was filed at Bakerganj against 42 of us for vandalism and explosives in Bakerganj on October 28. I was in Dhaka on that day and have the bus ticket and a photograph.

7. On November 2, 2023, at two in the night, the Detective Branch took me from my wife's parents' house. In their office in Barisal they tied my hands to an iron bar so that my feet did not reach the floor. Inspector Kamrul beat my soles with a pipe. They put a wet cloth on my face and poured water until I lost my senses. They asked for the names of those who paid for the buses. They said: "Write that you leave the BNP and you can sleep at home."

8. I did not write it. On November 5 my father-in-law paid 200,000 taka and they let me go at the roadside.

9. Jewel Sikder, our publicity secretary, was taken in the same week. His body was given to his family on November 14. They said heart attack; he was thirty-four.

10. On December 9, 2023 Sohel came with men to our house. I was in hiding in Dhaka, in Mirpur, with a cousin. They broke everything. My brother Anisul stood in the door; they hit him in the face with a rod, and he does not see with his right eye. They told my wife: "He can hide in Dhaka. We have people in Dhaka."

11. On December 20 two men asked for me at the tea stall below my cousin's flat in Mirpur by my name and my father's name. I moved each night after that.

12. I left on January 6, 2024. I entered the United States near Lukeville, Arizona, on March 2, 2024.

13. In August 2024 the government of Sheikh Hasina fell. People say that I can go home now. The case is still there; my lawyer Advocate Nazmul wrote to me in June 2026 that the court has issued a warrant because I did not appear. Sohel was in prison for three months and is free. Since 2025 he goes with men of another party and tells people in the bazaar that he has not finished with me. Inspector Kamrul works in Patuakhali now, thirty kilometers from our house.

14. I have never thrown a stone. In 2007 I was fined 500 taka for riding a motorcycle without a helmet.`,
      },
      {
        id: 'd2',
        title: 'First Information Report and order of the Magistrate (translation)',
        text: `BAKERGANJ POLICE STATION, BARISAL
FIRST INFORMATION REPORT No. 17 dated 29/10/2023
Sections 143/147/427/436 of the Penal Code, Sections 3/4 of the Explosive Substances Act
Complainant: Md. Delwar, member of the Chhatra League, Bakerganj
Accused: 42 persons named. No. 9: Md. Ashraful Hoque Talukder, organizing secretary BNP.
Statement: On 28/10/2023 at 11:30 the accused gathered at Bakerganj bus stand with crude bombs and damaged two shops.

COURT OF THE SENIOR JUDICIAL MAGISTRATE, BARISAL
Order dated 12/05/2026
Accused No. 9 absent. Warrant of arrest issued. Next date 18/08/2026.`,
      },
      {
        id: 'd3',
        title: 'Discharge certificate, Sher-e-Bangla Medical College Hospital',
        text: `SHER-E-BANGLA MEDICAL COLLEGE HOSPITAL, BARISAL
Patient: Md. Ashraful Hoque, 31, male
Admitted 30/12/2018  Discharged 03/01/2019
Diagnosis: fracture of shaft of left ulna; multiple bruises back and thigh
Cause: physical assault`,
      },
      {
        id: 'd4',
        title: 'Psychological evaluation by Dr. Leah Steinmetz',
        text: `Psychological evaluation
Dates: September 9 and 16, 2026. Interpreter: Bengali.
Mr. Talukder scored 49 on the PCL-5. He meets criteria for posttraumatic stress disorder.
He does not take showers because water on the face brings back the room; he washes with a cup.
I found no sign of exaggeration.
He placed the arrest at first on November 3 and then on November 2; this is consistent with a night arrest.
Leah Steinmetz, Ph.D.`,
      },
      {
        id: 'd5',
        title: 'Report of the Rights Desk Dhaka, February 2026',
        text: `RIGHTS DESK DHAKA
Political violence after the change, February 2026
Page 6
Between August 2024 and December 2025 we recorded 1,147 attacks on local politicians of all parties; 118 people died. In 402 of them the victims belonged to the BNP, and in 231 of these the attackers were former members of the Chhatra League who had joined other groups.
Page 9
Of about 15,000 cases that were filed against BNP members between 2018 and July 2024, 9,400 had been withdrawn by January 2026. The rest are pending. A warrant in such a case is executed at the airport.
Page 12
In Dhaka the new police commission has removed 61 officers for torture. Outside Dhaka no officer of the Detective Branch had been charged.`,
      },
    ],
    needed: [
      'September 5, 1987',
      'Kalaskathi College',
      'organizing secretary',
      'hockey sticks',
      'left arm|ulna',
      'four days',
      'Bring your leader',
      'August 22, 2022',
      'Next time you are on it',
      '42',
      'bus ticket',
      'November 2, 2023',
      'iron bar',
      'wet cloth',
      'Write that you leave the BNP',
      '200,000 taka',
      'Jewel Sikder',
      'heart attack',
      'right eye',
      'We have people in Dhaka',
      'December 20|tea stall',
      'warrant',
      'has not finished',
      'Patuakhali',
      '1,147|402',
      '231',
      '9,400',
      'airport',
      '61 officers',
      'no officer',
      '500 taka',
      '49 on the PCL-5|49',
      'November 3',
    ],
  },
]
