import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A fictional waiver, written whole before it was run: a stroke, seizures, a guardianship and one conviction. */
export const twentiethWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen wife with epilepsy after a stroke in Yakima, a husband from Guatemala, one child, one DUI',
    base: 'F1',
    changes: {
      client: {
        first_name: 'Wilmer',
        middle_name: '',
        last_name: 'Ajanel',
        date_of_birth: '1986-01-15',
        gender: 'male',
        country_of_birth: 'Guatemala',
        country_of_citizenship: 'Guatemala',
        last_entry_date: '2008-09-10',
        last_entry_place: 'near Douglas, Arizona',
        marriage_date: '2015-06-13',
        state: 'WA',
        children: [{ name: 'Noah Ajanel', date_of_birth: '2016-11-08', citizenship: 'United States', gender: 'male' }],
        spouse: {
          name: 'Teresa Anne Colby',
          date_of_birth: '1985-04-27',
          citizenship: 'United States',
          gender: 'female',
        },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-08-19',
        petitioner_name: 'Teresa Anne Colby',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0935510822',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Teresa Anne Colby',
        spouse_place_of_birth: 'Yakima, Washington',
        applicant_meet_spouse_date: '2012-10-06',
        how_applicant_met_spouse: 'They met at a church supper in Toppenish where he had brought the tamales.',
        applicant_relationship_with_spouse:
          'They married in Yakima on June 13, 2015, and have a son, Noah, 10. Wilmer is a roofer and earns $4,150 a month. Teresa was a dental assistant until her stroke and receives $1,388 a month in disability benefits.',
        extreme_hardship_spouse_denied_admission:
          'Teresa had a stroke in January 2023 and has had seizures since. She may not drive and may not be alone with hot water or stairs at night. Wilmer gives her medicine at six and at ten, wakes when she seizes, drives her to her neurologist and takes Noah to school. His wages pay the mortgage of $1,610. Her father died in 2020 and her mother Gail lives in a care home with dementia.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Teresa speaks no Spanish and no K’iche’. His village, in Totonicapán, is three hours from a hospital with a neurologist. Her two medicines are not in the public pharmacy there. She would leave her mother, for whom she decides as guardian. Noah has a plan at school for his reading.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'no',
        moral_character: 'yes',
        additional_details:
          'One conviction in 2013 for driving under the influence. He did the classes and has not had a drink since. No other record. He has filed taxes since 2010.',
      },
      sources: [
        document(
          'd1',
          'Declaration of Teresa Anne Colby',
          `I, Teresa Anne Colby, declare:

1. I was born in Yakima on April 27, 1985, and have never lived anywhere else. I am a citizen of the United States. Wilmer Ajanel is my husband.

2. We met on October 6, 2012, at the supper of our church in Toppenish. Wilmer had carried in two trays of tamales and then washed every dish. We married on June 13, 2015. Noah was born on November 8, 2016.

3. I worked as a dental assistant for twelve years. On January 21, 2023, I fell in the kitchen. It was a stroke. I was in the hospital for sixteen days. My right hand came back, mostly. The seizures did not stop.

4. I had eleven seizures in 2024 and seven so far this year. Most come at night. Wilmer sleeps on the side by the door. He turns me, counts, and if it is over five minutes he gives the spray in my nose and calls 911. That has been three times.

5. I take levetiracetam and lacosamide at six in the morning and ten at night. If I am late by two hours I may seize. I forget. Wilmer does not.

6. I am not allowed to drive. Dr. Brandt is in Yakima but the epilepsy clinic is in Seattle, 145 miles away. We go every three months.

7. I get $1,388 a month. Wilmer makes about $4,150. The mortgage is $1,610, the medicine after insurance is $212, power and water are around $260, and the truck is $405. If he is gone I have my $1,388 and a house payment that is more than that.

8. My dad died in 2020. My mom, Gail, is in a memory care home in Selah. I am her legal guardian. I sign for everything and see her on Sundays, and Wilmer drives me. I have no brothers or sisters.

9. Noah is ten. In March 2025 he found me on the bathroom floor. He knew what to do because Wilmer taught him. He still checks if I breathe. He reads two grades behind and has an IEP.

10. I have been to Guatemala once, for nine days in 2017, without Wilmer, so that his mother could see Noah. The house has one tap. I got sick and there was nobody whom I could ask for a doctor in English.

11. In 2013, before we were married, Wilmer was arrested for driving after he drank at a wedding. Nobody was hurt. I almost did not marry him. He stopped that week. I have not seen him with a beer in twelve years. I tell this because it is true and because it is the worst thing I can tell about him.

12. I do not know how a ten-year-old gives a rescue spray at three in the morning. That is what it would be.

I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct. November 2, 2026. Teresa Anne Colby`,
        ),
        document(
          'd2',
          'Letter of Paul Brandt, M.D., neurologist',
          `October 20, 2026

Re: Teresa Colby, DOB 04/27/1985

Ms. Colby has been under my care since her left middle cerebral artery stroke of January 21, 2023. She has post-stroke epilepsy that is not fully controlled on two drugs. She had eleven seizures in 2024; seven are recorded for 2026. Three needed rescue medication and an ambulance.

An adult must be with her at night. Seizures of over five minutes can cause permanent injury or death, and rescue medication must be given by another person. Her husband has been trained by our nurse and keeps the seizure log, which is careful.

Her condition makes working as a dental assistant impossible. She has mild difficulty with memory.

A paid night attendant is not covered by her insurance. Private agencies here charge $34 an hour.

Sleep loss and missed doses are the two most common triggers. I would expect that both become more likely without him, though I cannot say how many more seizures she would have.

Paul Brandt, M.D.`,
        ),
        document(
          'd3',
          'Mortgage statement',
          `Cascade Home Loans. Borrowers: Teresa A. Colby and Wilmer Ajanel. Property: 914 S. 16th Avenue, Yakima, Washington. Monthly payment $1,610.44. Principal balance on October 1, 2026: $171,802.10. Payments current.`,
        ),
        document(
          'd4',
          'Individualized education program, Noah Ajanel',
          `Yakima School District, January 30, 2026. Student: Noah Ajanel, grade 4. Eligibility: specific learning disability (reading). Present level: reads at a beginning second-grade level. Services: 150 minutes a week of specially designed instruction. Both parents took part in the meeting. Teacher’s note: Noah became distressed twice in the fall when he could not reach his mother by telephone at lunch.`,
        ),
        document(
          'd5',
          'Letter of guardianship, Yakima County Superior Court',
          `In the Matter of the Guardianship of Gail Colby, an incapacitated person. No. 21-4-00219-39. Letters of guardianship of person and estate were issued to Teresa Anne Colby on May 6, 2021. Bond waived. Next report due May 6, 2027.`,
        ),
        document(
          'd6',
          'Judgment and sentence, Yakima District Court',
          `State of Washington v. Wilmer Ajanel, No. 3Z0871220. Charge: RCW 46.61.502, driving under the influence, gross misdemeanor. Date of violation: August 3, 2013. BAC .11. Plea of guilty October 29, 2013. Sentence: 364 days, 362 suspended; 2 days served; fine $1,245.50; alcohol assessment and eight-hour information school. Completed March 4, 2014. Case closed October 29, 2018.`,
        ),
        document(
          'd7',
          'Letter of Pastor Ruth Ellingson',
          `Toppenish, October 11, 2026. I have known Wilmer Ajanel for fourteen years. He has roofed our church and two widows’ houses and would take nothing. He leads the men’s group for those who stopped drinking; he has come every Thursday since 2014. When Teresa was in the hospital he slept in a chair for sixteen nights and Noah slept at our house. I know no one on whom a family depends more. Ruth Ellingson, pastor`,
        ),
        document(
          'd8',
          'Country report on Guatemala, 2025 (excerpt)',
          `Most specialists practice in the capital and in Quetzaltenango. The country has some fifty neurologists, of whom four practice outside these two cities. Public hospitals often lack antiseizure medicines other than phenytoin and phenobarbital. Persons in the western highlands, most of them indigenous, travel several hours for specialist care. Police are often absent in rural municipalities, and extortion of transport workers was common. Cardamom exports fell.`,
        ),
      ],
    },
    needed: [],
  },
]
