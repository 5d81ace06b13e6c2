import type { SourceText } from '#domain/drafting/tool.ts'
import type { EvidenceCase } from './waiver-evidence.data.ts'

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Fictional, written whole before it was run. */
export const thirtiethWaivers: readonly EvidenceCase[] = [
  {
    name: 'a citizen wife on home dialysis in Tulsa, twins, a husband from Honduras who helps each night, an arrest of 2017 dismissed',
    base: 'F1',
    needed: [
      'polycystic',
      'peritoneal',
      'nine hours',
      'peritonitis',
      'waiting list',
      '\\$3,940',
      '\\$1,120',
      'stutter',
      'San Pedro Sula',
      'Catherine|mother',
    ],
    changes: {
      client: {
        first_name: 'Edwin',
        middle_name: '',
        last_name: 'Zelaya',
        date_of_birth: '1988-05-06',
        gender: 'male',
        country_of_birth: 'Honduras',
        country_of_citizenship: 'Honduras',
        last_entry_date: '2007-10-02',
        last_entry_place: 'near Laredo, Texas',
        marriage_date: '2014-04-19',
        state: 'OK',
        children: [
          { name: 'Noah Zelaya', date_of_birth: '2016-08-30', citizenship: 'United States', gender: 'male' },
          { name: 'Lily Zelaya', date_of_birth: '2016-08-30', citizenship: 'United States', gender: 'female' },
        ],
        spouse: { name: 'Hannah Zelaya', date_of_birth: '1987-02-14', citizenship: 'United States', gender: 'female' },
      },
      answers: {
        admisibility_details: ['without_inspection'],
        approval_date: '2025-03-04',
        petitioner_name: 'Hannah Zelaya',
        beneficiary_relationship: 'USC Spouse',
        USCIS_receipt_number: 'IOE0926610447',
        qualifying_relative: ['us_citizen_spouse'],
        spouse_name: 'Hannah Zelaya',
        spouse_place_of_birth: 'Broken Arrow, Oklahoma',
        applicant_meet_spouse_date: '2011-07-04',
        how_applicant_met_spouse:
          'They met at a church picnic in Tulsa, where Edwin repaired the generator so that the band could play.',
        applicant_relationship_with_spouse:
          'They married in Tulsa on April 19, 2014. Their twins, Noah and Lily, are 10. Hannah was a dental hygienist until June 2024. Edwin is a welder and earns about $3,940 a month after taxes.',
        extreme_hardship_spouse_denied_admission:
          'Hannah has polycystic kidney disease and her kidneys have failed. She has done peritoneal dialysis at home since August 2024, nine hours each night. Edwin was trained for it with her. He connects her, lifts the bags of fluid (each box weighs 34 pounds), watches the alarms and looks at the fluid for infection. She is on the waiting list for a kidney since October 2024. Her disability is $1,716 a month. The rent is $1,120. Noah stutters and is in speech therapy; since he heard of the interview abroad he stopped speaking in class.',
        spouse_unable_to_return_option: 'yes',
        extreme_hardship_spouse_return_to_home_country:
          'Edwin’s family lives in a village an hour from San Pedro Sula. There the water comes two hours a day. She would lose her place on the waiting list. Hannah speaks no Spanish. Her mother lives in Broken Arrow and has only her.',
        spouse_intends_to_remain: 'yes',
        other_relatives: 'no',
        moral_character: 'yes',
        additional_details:
          'In 2017 Edwin was arrested for domestic disturbance after a neighbor heard shouting. The charge was dismissed. Edwin crossed the border once before, in August 2007, and was sent back to Mexico the same day without papers. He has paid taxes since 2010.',
      },
      sources: [
        document(
          'd1',
          'Declaration of Hannah Zelaya',
          `My name is Hannah Zelaya. I am 39 years old and I was born in Broken Arrow, Oklahoma. I am a United States citizen.

My father died of this disease at 51. I found out that I had it when I was pregnant with the twins. I cleaned teeth for twelve years and I loved it. In June 2024 I could not stand up for a whole patient any more and my doctor took me off work.

On August 12, 2024, they put a tube in my belly. Since then I am connected to a machine from nine at night until six in the morning. I can't get up more than the length of the tube. Edwin and I took the class together, six days. He washes his hands for three minutes, puts on the mask, hangs four bags, six pounds each, and opens the lines. If the machine beeps he is there before I am awake. In the morning he holds the drain bag up to the light. On February 9, 2025, it was cloudy. He had me in the emergency room in forty minutes and it was peritonitis. They told me that another half day would have been the ICU.

I cannot carry a box. They deliver thirty-one boxes a month to our porch. I am not allowed to lift over fifteen pounds with the tube.

I could go to the center instead, three days a week, four hours each, in a chair. I did it for seven weeks in 2024 and again after the infection. My blood pressure fell every time and I came home and slept. I could not have been anybody's mother.

Edwin brings home $3,940. I get $1,716. The rent is $1,120, the truck $388, food $850, my part of the drugs $260, the electric bill $290 because of the machine. We have $2,300 in the bank. Medicare pays for the dialysis, and Edwin's insurance pays what it does not, and it is the insurance that makes me eligible for the transplant: they will not list you if you cannot show that you can pay for the drugs afterwards.

Noah started to stutter at four. He had got so far that he read the announcements at school in the spring. In September he heard us talk about Honduras and he has not spoken in class since October. Lily checks the locks. She sleeps on the floor by our door.

My mother, Catherine, is 66 and has COPD. She carries oxygen. I am her only child. She can watch the twins for an afternoon, but she can't lift a box.

My brother-in-law, Oscar, came for a week in 2025 to learn the machine. He works nights in Wichita, and that is two and a half hours away. He does not want to be the one who makes a mistake.

I have never been to Honduras. Edwin's mother lives in Potrerillos. They have water in the pipes from five to seven in the morning. The machine needs current all night, and the current goes off there. I looked for it: there is dialysis in San Pedro Sula in a clinic, on a chair. I could not find that anybody there gives the kind I have at home. And I would be taken off the list here if I am away for more than ninety days.

The police came to our house in March 2017. We were shouting at each other over a hospital bill, and the lady next door called. He never touched me and I told the officer so. They took him because that is what they do. I went and got him in the morning.

I take sertraline since November. My doctor gave it to me because I cried in her office and couldn't stop.

I declare under penalty of perjury that this is true. Hannah Zelaya, Tulsa, November 12, 2026`,
        ),
        document(
          'd2',
          'Letter of Priya Raman, M.D., nephrology',
          `GREEN COUNTRY KIDNEY ASSOCIATES
October 30, 2026
To U.S. Citizenship and Immigration Services
Hannah Zelaya (DOB 02/14/1987) has end-stage kidney disease due to autosomal dominant polycystic kidney disease. Automated peritoneal dialysis began August 26, 2024. She had intradialytic hypotension on in-center hemodialysis on 14 of 19 treatments and does not tolerate it well.
Home dialysis requires a trained partner in her case: her grip is weak from neuropathy and she may not lift more than 15 pounds. Her husband is the only trained partner. In February 2025 he recognized peritonitis early. A second episode would probably cost her the peritoneal membrane.
She was placed on the deceased donor list on October 7, 2024; median wait for her blood group (O) in our region is 4.5 years. Mr. Zelaya was evaluated as a living donor and is not compatible. He has joined a paired exchange with her, which requires that he be present in the United States for surgery when a match is found.
Residence in a place without reliable power and clean water would put her life at risk.
I am not able to say that anxiety has changed her kidney disease.
Priya Raman, M.D.`,
        ),
        document(
          'd3',
          'Letter of the transplant center about listing',
          `SAINT BRENDAN TRANSPLANT INSTITUTE, Tulsa. November 3, 2026. Patients on our list must have a caregiver for the first eight weeks after surgery, insurance for immunosuppressive medicine, and be able to reach the hospital within four hours of a call. A patient who is absent from the region for more than 90 days is made inactive. Mrs. Zelaya names her husband as caregiver. No second caregiver is on file. Jo Ellen Pratt, RN, coordinator`,
        ),
        document(
          'd4',
          'Report of the speech-language pathologist',
          `TULSA PUBLIC SCHOOLS. Noah Zelaya, grade 5. Report of November 6, 2026. Noah has had therapy for stuttering twice a week since 2021. In May 2026 his fluency was within normal limits in reading aloud. Since October 5, 2026, he has not spoken in the classroom; stuttering on 22 percent of syllables with me. He wrote: "If I talk I will ask about Dad." I recommend counseling in addition. Marcus Yoder, M.S., CCC-SLP`,
        ),
        document(
          'd5',
          'Municipal Court of Tulsa, certified disposition',
          `City of Tulsa v. Edwin Zelaya, No. 7210443. Charge: disturbing the peace (domestic). Date of arrest 03/11/2017. Disposition: dismissed on motion of City, 04/06/2017, complaining witness states no assault occurred. Costs: none.`,
        ),
        document(
          'd6',
          'Honduras: electricity and dialysis, National Council of Patients (translation, excerpt)',
          `In 2025 customers of the northern zone had on average 41 interruptions of current, of 3.2 hours each (p. 2). In the public system 2,900 persons receive hemodialysis in contracted clinics in Tegucigalpa, San Pedro Sula and four other cities (p. 5). Peritoneal dialysis is given to 60 adults, all of them in Tegucigalpa (p. 6). In San Pedro Sula patients were cut from three sessions to two in the months of arrears of 2024 and 2025 (p. 7). A private clinic in San Pedro Sula offers hemodialysis at 95 dollars a session (p. 8).`,
        ),
        document(
          'd7',
          'Letter of Pastor Lyle Whitekiller',
          `Cornerstone Fellowship, Tulsa, November 1, 2026. I have known Edwin Zelaya since 2010. He welded the ramp of our hall and would not send a bill. After the tornado of 2024 in Barnsdall he drove up four weekends with his welder on the truck. He is quiet and gentle with those children. I was in the car with Hannah when she fetched him in 2017 and she scolded the police, not him.`,
        ),
      ],
    },
  },
]
