import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Four records in the style of briefs: sixty-eight statements that the files bear out in other words, and sixty-eight
 * that they do not. Written whole before anything was run, half of it before the checks were read.
 */
export const fortiethRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a mine accountant of Kyrgyzstan',
    filingDate: 'November 16, 2026',
    record:
      'Name: Aizhan Toktogulova\nGender: Female\nDate of birth: 1988-06-21\nCountry of birth: Kyrgyzstan\nCountry of citizenship: Kyrgyzstan\nMarital status: Married\nSpouse name: Nurlan Toktogulov\nLast entry date: 2026-03-04\nPort of entry: Chicago\nStatus at entry: B-2',
    answers: {
      'What happened to you?':
        'I kept the books of the Altyn-Too mine in Naryn. In August 2024 I found that payments of 41 million som had gone to a firm of the deputy governor, Baktybek Sadyrov. I gave copies to the independent union. In September the union published them. On October 3, 2024 two policemen took me to the station in Naryn and asked for the originals for five hours. One of them, Captain Orozov, slapped me twice. I signed nothing and was let go at night. On January 17, 2025 a car without plates pushed mine off the road near Kochkor. My collarbone broke and my son had cuts on his face.',
      'Did you ask the authorities for protection?':
        'My husband went to the prosecutor in Naryn on January 22, 2025. They wrote it down and gave him a slip with a number. Nobody ever called us. The ombudsman answered in a letter that it had no power over the police.',
      'Where did you live then?':
        'After the hospital we moved to my aunt Gulmira in Osh. We stayed there for nine months. In November 2025 a man asked the neighbors for the accountant from Naryn. We went to Bishkek and I left from there on March 3, 2026. My husband stayed behind to sell the flat.',
      'Have you ever been arrested, or harmed anyone?': 'Only what I told about October 3. I never harmed anyone.',
      Family:
        'One son, Emil, ten years old, who came with me. My father is dead. My mother lives in Naryn with my brother Azamat.',
    },
    documents: {
      'Declaration of Nurlan Toktogulov':
        'I am the husband of Aizhan. I drive a crane. When she was in the hospital in Kochkor I slept on a chair beside her for six nights. I gave our complaint to an assistant of the prosecutor, a young woman who did not look at me. In March 2025 my foreman told me that the company no longer needed me; he said it came from above. I have not been hit or threatened by anybody. I will join my wife when the flat is sold.',
      'Discharge summary of Kochkor District Hospital':
        'Patient: Toktogulova A. Admitted January 17, 2025, discharged January 23, 2025. Closed fracture of the left clavicle. Immobilized with a bandage; no surgery. Child E., superficial lacerations of the face, sutured, sent home the same day. Patient states that another vehicle struck hers.',
      'Letter of the Independent Union of Miners':
        'Ms. Toktogulova was not a member of our union; as an accountant she belonged to the management staff. She brought us ledgers of her own accord in August 2024. We printed them in our paper on September 12, 2024. Our chairman, Mr. Zhumabekov, was sentenced to four years in December 2024 for insulting an official. Two of our members left the country. The deputy governor has denied everything and remains in office.',
      'Psychological evaluation by Dr. Irene Halvorsen':
        'I met Ms. Toktogulova twice, on June 8 and June 15, 2026, for four hours in all, with an interpreter. She reports waking at three most nights and will not ride in the front of a car. Her symptoms meet the criteria for posttraumatic stress disorder. I did not find a major depressive disorder. I have not treated her. She told me that her son has begun to stammer; I did not examine him.',
    },
    statements: [
      '+ Ms. Toktogulova came upon the payments in the course of her work and handed the evidence to the miners’ union.',
      '+ It was the deputy governor’s own company that had received the money.',
      '+ The police held Ms. Toktogulova for hours, and an officer struck her in the face.',
      '+ Despite the pressure, she did not put her name to any paper that evening.',
      '+ Three months after the interrogation, an unmarked vehicle forced her car off the road.',
      '+ Mother and child were both injured in the crash, and Ms. Toktogulova spent nearly a week in the hospital.',
      '+ The family reported the crash to the prosecutor within days, yet the authorities took no further step.',
      '+ The ombudsman declined to intervene, explaining that the police were outside its authority.',
      '+ Internal relocation was tried and failed: a stranger came looking for her in Osh.',
      '+ Her husband lost his job two months after the crash, apparently on orders from someone higher up.',
      '+ The union’s leader was himself imprisoned before the year was out.',
      '+ An independent psychologist who evaluated her over two sessions concluded that she suffers from PTSD.',
      '+ Dr. Halvorsen saw her for evaluation only and has provided no therapy.',
      '+ Although she was never a union member, Ms. Toktogulova acted on her own initiative.',
      '+ The official whom she exposed still holds his post.',
      '+ She filed this application less than a year after her arrival in the United States.',
      '+ The boy, now ten, traveled with his mother and is in the United States.',
      '- Ms. Toktogulova was dismissed from the mine after the union published her ledgers.',
      '- The payments that she uncovered had gone to the mine’s director.',
      '- After five hours she gave in and surrendered the original ledgers.',
      '- The prosecutor opened an investigation, which was later closed for lack of evidence.',
      '- Her collarbone had to be repaired in surgery.',
      '- Captain Orozov was driving the car that struck hers.',
      '- Her husband, too, was beaten by the police when he complained.',
      '- The crash happened because she had refused to withdraw her complaint.',
      '- She stayed in Osh without incident for the whole time.',
      '- Dr. Halvorsen diagnosed both posttraumatic stress disorder and major depression.',
      '- Her son’s stammer was confirmed by Dr. Halvorsen on examination.',
      '- The union’s chairman was acquitted in December 2024.',
      '- Ms. Toktogulova was one of the union’s officers and spoke at its meetings.',
      '- The ombudsman recommended that charges be brought against the two officers.',
      '- Her brother Azamat took the family in after the crash.',
      '- Captain Orozov threatened to kill her child if she did not hand over the papers.',
      '- Her husband has already sold the apartment and is on his way to join her.',
    ],
  },
  {
    name: 'waiver of a Honduran mechanic with a trucker wife',
    filingDate: 'November 9, 2026',
    record:
      'Name: Wilmer Adalid Pineda Rivas\nGender: Male\nDate of birth: 1985-11-30\nCountry of birth: Honduras\nCountry of citizenship: Honduras\nMarital status: Married\nSpouse name: Deborah Lynn Kowalczyk\nSpouse status: U.S. citizen\nLast entry date: 2006-04-18\nManner of entry: Without inspection\nChildren: Tyler (born 2013), Naomi (born 2018)',
    answers: {
      'How did the applicant enter and has he left since?':
        'He walked across near Eagle Pass in April 2006 with a cousin. He was not seen by anybody. He has not left the United States since.',
      'Criminal history': 'A ticket for an expired tag in 2019, paid. Never arrested.',
      'Hardship if the applicant is denied admission':
        'Debbie drives a truck for Midland Freight, five days away and two at home. Wilmer is with the kids on the days that she is on the road. He gives Naomi her seizure medicine at seven in the morning and at seven at night. Debbie earns $71,400 a year and Wilmer about $38,000 at Lakeview Tire. The mortgage is $1,640 a month. If he has to go she must give up the long routes; the dispatcher offered her a local route at $19 an hour. Her sister Janet lives in Tampa and cannot come.',
      'Hardship if the relative relocates':
        'She does not speak Spanish. She would lose her commercial license work. His parents live in Olancho in a house without running water. There is no pediatric neurologist in Olancho; the nearest is in Tegucigalpa, four hours by bus.',
      'Health of the relative':
        'Debbie had a disc operated in 2021. She takes gabapentin. The doctor told her not to lift more than 25 pounds. She was depressed after her father died in 2023 but did not see anyone about it.',
      'Other immigration filings':
        'I-130 filed by Debbie on May 2, 2024, approved August 29, 2025. In 2012 a notario in Dallas took $900 and never filed anything.',
      Character: 'He fixes the church bus for free. He coaches nothing. He filed taxes with an ITIN since 2010.',
    },
    documents: {
      'Declaration of Deborah Lynn Kowalczyk':
        'I was born in Toledo, Ohio. Wilmer and I got married on September 22, 2012. I have hauled freight since I was 26. Naomi had her first seizure in February 2022 at my mother-in-law’s birthday call, and Wilmer held her on the kitchen floor until the ambulance came; I was in Nebraska. Since she started levetiracetam she has had one seizure, in May 2024. Tyler is on the honor roll. My mother is 74 and helps with the school bus on Tuesdays. She cannot manage a seizure. I have never been to Honduras. I owe $8,300 for my back surgery.',
      'Letter of Dr. Amit Desai, pediatric neurology':
        'I have followed Naomi Pineda since March 2022 for focal epilepsy. She is well controlled on levetiracetam 300 mg twice daily. A missed dose puts her at risk of a prolonged seizure. Her father has brought her to eleven of her twelve visits. She is expected to need medication for at least two more years; many children with her form outgrow it. Her development is normal.',
      'Letter of Lakeview Tire':
        'Wilmer Pineda has worked in our shop since 2015 and has been lead mechanic since 2020. He has missed four days in eleven years. We would take him back at any time. He is paid $18.50 an hour.',
      'Letter of Pastor Ray Oduya':
        'I have known the family for nine years. Wilmer keeps our bus running and refuses to be paid. When the food pantry flooded he was the first to come. I have seen Debbie cry in my office about the case. I am not a counselor.',
    },
    statements: [
      '+ Mr. Pineda entered the country without inspection as a young man and has remained here ever since.',
      '+ Ms. Kowalczyk’s work keeps her on the road most of the week.',
      '+ While she is away, the day-to-day care of both children rests with Mr. Pineda.',
      '+ It is he who makes sure that Naomi takes her medication on time, morning and evening.',
      '+ Without her husband, Ms. Kowalczyk would have to take a local route that pays far less.',
      '+ Naomi’s epilepsy is under control, but only as long as no dose is missed.',
      '+ Her neurologist notes that a skipped dose could bring on a dangerous, prolonged seizure.',
      '+ Mr. Pineda has taken his daughter to nearly every appointment with the specialist.',
      '+ When the first seizure struck, the mother was several states away and the father was at home.',
      '+ Ms. Kowalczyk is under a lifting restriction following back surgery.',
      '+ Her sister is in Florida and is not in a position to help.',
      '+ Ms. Kowalczyk’s elderly mother lends a hand once a week but could not handle a seizure.',
      '+ In Olancho, her husband’s home region, there is no specialist who could look after Naomi.',
      '+ Ms. Kowalczyk has no command of Spanish and has never set foot in Honduras.',
      '+ Mr. Pineda’s employer values him highly and promoted him to lead mechanic.',
      '+ The couple have been married for more than fourteen years.',
      '+ Years ago Mr. Pineda was cheated by a notario who pocketed his money and did nothing.',
      '- Mr. Pineda was inspected and admitted at Eagle Pass in 2006.',
      '- Ms. Kowalczyk has been in counseling since her father’s death.',
      '- Naomi’s seizures have grown more frequent since she began taking levetiracetam.',
      '- Dr. Desai expects that Naomi will need medication for the rest of her life.',
      '- Naomi’s epilepsy has delayed her development.',
      '- Ms. Kowalczyk held her daughter until the ambulance arrived.',
      '- Mr. Pineda is the family’s principal breadwinner.',
      '- Ms. Kowalczyk’s mother could take over the care of the children while she drives.',
      '- Her back injury has left Ms. Kowalczyk unable to drive a truck.',
      '- Mr. Pineda was arrested in 2019 for driving without a license.',
      '- Tyler, too, has been diagnosed with epilepsy.',
      '- Ms. Kowalczyk’s employer has told her that she will be dismissed if she gives up the long routes.',
      '- Pastor Oduya has counseled Ms. Kowalczyk for depression.',
      '- Mr. Pineda’s parents have died, and nobody is left to receive the family in Honduras.',
      '- The petition that Ms. Kowalczyk filed in 2012 was never decided.',
      '- Mr. Pineda coaches a youth team at his church.',
      '- Naomi lost consciousness because her father had forgotten her evening dose.',
    ],
  },
  {
    name: 'expert letter for a groundwater scientist',
    filingDate: 'November 20, 2026',
    record:
      'Name: Dr. Farhana Siddiqua Rahman\nGender: Female\nDate of birth: 1987-02-09\nCountry of birth: Bangladesh\nCountry of citizenship: Bangladesh\nMarital status: Single\nCurrent status: H-1B\nPetition: EB-2 national interest waiver',
    answers: {
      'Who is the expert?':
        'Prof. Lars Ekholm, hydrogeologist at Uppsala University since 1999. He has never worked with Dr. Rahman and has no joint papers with her. He met her once, at a conference in Vienna in 2023, where she gave a talk. He is not paid for the letter.',
      'What did the beneficiary do?':
        'She made a way to find arsenic in wells from satellite data and a few samples. She tested it on 2,300 wells in Bangladesh; it was right in 91 percent. The older map was right in 68 percent. Her code is free. The Nevada Division of Water Resources used it in 2024 to choose 140 wells to test; 33 of them were over the limit.',
      'What will the beneficiary do in the United States?':
        'She will carry the method over to private wells in Nevada, Arizona and Maine. About 43 million Americans drink from private wells, which no federal law requires to be tested. She works at the Desert Research Institute as a research scientist and has an offer to stay.',
      Funding:
        'A grant of the National Science Foundation, $410,000 over three years, on which she is co-investigator; the principal investigator is Dr. Helen Marsh. She applied for a grant of the USGS in 2025 and did not get it.',
      Publications:
        '14 papers, 6 as first author, 512 citations as of October 2026. One patent application is pending.',
    },
    documents: {
      'Curriculum vitae of Dr. Rahman':
        'Ph.D., Hydrology, University of Arizona, 2017. M.Sc., Geology, University of Dhaka, 2012. Postdoctoral researcher, Colorado School of Mines, 2017 to 2020. Research scientist, Desert Research Institute, Reno, since September 2020. Reviewer for Water Resources Research (19 reviews). Finalist, Early Career Prize of the Geological Society, 2022.',
      'Letter of the Nevada Division of Water Resources':
        'We used the arsenic model of Dr. Rahman in spring 2024 to select wells for our sampling program. Our staff ran the model; Dr. Rahman trained two of our engineers over a day and charged nothing. Of 140 wells sampled, 33 exceeded 10 micrograms per liter. We have since notified the owners. We plan, subject to funding, to extend the program to three more counties. We have not adopted the model as a standard.',
      'Letter of Dr. Helen Marsh':
        'I lead the NSF project at the Desert Research Institute and have been Dr. Rahman’s supervisor since 2020. She wrote the part of the proposal on remote sensing. I collected the samples; she designed the statistical method by herself. Two groups, in Vietnam and in Argentina, have taken up her code without our help. She turned down a position in Singapore in 2023.',
      'Curriculum vitae of Prof. Ekholm':
        'Professor of hydrogeology, Uppsala University, since 1999. Ph.D., Royal Institute of Technology, 1991. Member of the editorial board of the Journal of Hydrology, 2008 to 2016. Adviser to the World Health Organization on arsenic in drinking water, 2011 to 2014. 160 papers.',
    },
    statements: [
      '+ I write as an independent expert: Dr. Rahman and I have never collaborated or published together.',
      '+ I know her work chiefly from the literature and heard her speak once in Vienna.',
      '+ I receive no compensation for this opinion.',
      '+ I have been on the faculty at Uppsala for more than a quarter of a century.',
      '+ For several years I advised the World Health Organization on the very problem that her method addresses.',
      '+ Dr. Rahman devised a technique that predicts which wells contain arsenic with the help of satellite imagery.',
      '+ In a trial on more than two thousand wells, her predictions proved correct in over nine cases of ten.',
      '+ Her approach outperformed the earlier map by more than twenty percentage points.',
      '+ She has made her software freely available, and teams on two other continents already use it.',
      '+ A state agency in Nevada relied on her model to decide where to sample.',
      '+ Nearly a quarter of the wells that the agency tested turned out to be contaminated above the limit.',
      '+ She trained the agency’s staff without charge.',
      '+ Tens of millions of Americans draw their water from private wells that nobody is obliged to test.',
      '+ Dr. Rahman earned her doctorate at an American university.',
      '+ The statistical method is her own work, as the head of her project confirms.',
      '+ Rather than accept an offer abroad, she chose to continue her research in this country.',
      '+ Federal money supports her research through an award on which she serves as co-investigator.',
      '- I have followed Dr. Rahman’s career closely since I supervised her dissertation.',
      '- Dr. Rahman leads the project that the National Science Foundation funds.',
      '- Nevada has adopted her model as its standard for testing wells.',
      '- Her method has been patented in the United States.',
      '- The United States Geological Survey has funded her research as well.',
      '- She won the Early Career Prize of the Geological Society.',
      '- Dr. Rahman collected the samples on which her model rests.',
      '- In Nevada, more than half of the wells that were chosen proved to be unsafe.',
      '- The earlier map was right more often than her method, but it cost a great deal more.',
      '- I serve on the editorial board of the Journal of Hydrology.',
      '- Three Nevada counties have already joined the program.',
      '- Dr. Rahman sits on the editorial board of Water Resources Research.',
      '- Federal law requires that private wells be tested every year, but few owners comply.',
      '- She was first author of all of her papers.',
      '- Dr. Rahman received her doctorate from the Colorado School of Mines.',
      '- Arsenic levels in Nevada fell because of her work.',
      '- Dr. Marsh and I reviewed her model together and found no error in it.',
    ],
  },
  {
    name: 'N-400 of a nurse from Nigeria',
    filingDate: 'November 23, 2026',
    record:
      'Name: Ngozi Adaeze Eze\nGender: Female\nDate of birth: 1983-09-14\nCountry of birth: Nigeria\nCountry of citizenship: Nigeria\nMarital status: Divorced\nLawful permanent resident since: 2019-05-20\nBasis: Five years\nChildren: Chidera (born 2010), Kenechi (born 2014)',
    answers: {
      'Trips in the last five years':
        'December 10, 2022 to January 8, 2023 to Lagos for her sister’s wedding. June 1, 2024 to December 5, 2024 to Enugu because her father had a stroke and then died. March 3 to March 10, 2026 to Toronto for a conference.',
      'Arrests and citations':
        'Arrested on August 19, 2020 in Aurora, Colorado after a quarrel with her then husband; the neighbor called the police. The city dropped the case on October 2, 2020. A speeding ticket in 2023, $175, paid.',
      'Employment during the long trip':
        'She was on unpaid leave from St. Joseph Hospital and came back to the same post. Her children went to school in Aurora and lived with her cousin Ifeoma. She kept the rent going on the apartment.',
      Marriages:
        'Married Emeka Obi on April 4, 2012 in Enugu; divorced in Colorado on February 11, 2022. He had petitioned for her. He became a citizen in 2016.',
      'Taxes and support':
        'All returns filed. She owed $2,140 for 2024 and pays $120 a month under a plan with the IRS. Obi was ordered to pay $650 a month and is behind.',
      'Selective Service, oath, English': 'Not applicable; willing to take the oath; no waiver of English is asked.',
    },
    documents: {
      'Docket of Aurora Municipal Court':
        'City of Aurora v. Eze, Ngozi A. Charge: disorderly conduct. October 2, 2020: dismissed on motion of the city. No plea entered. No bond forfeited. Sealing order entered March 15, 2021.',
      'Letter of St. Joseph Hospital':
        'Ms. Eze has been a registered nurse in our intensive care unit since July 2019. She was granted unpaid leave from June 1 to December 6, 2024, and returned on December 9, 2024. She has received no discipline. In 2021 she volunteered for the COVID ward. She precepts new nurses.',
      'Decree of dissolution':
        'District Court, Arapahoe County, February 11, 2022. The marriage is dissolved. Sole decision-making to the mother, parenting time for the father on alternate weekends. Child support of $650 a month payable by the father, Emeka Obi. Neither party shall pay maintenance.',
      'Letter of Ifeoma Nwosu':
        'I am a cousin of Ngozi. While she buried her father I had the children with me in Aurora, from June to December 2024. She telephoned every evening. She sent money for food twice a month. I am a permanent resident myself and work as a pharmacist.',
      'Letter of the IRS':
        'Installment agreement accepted April 30, 2025. Balance for tax year 2024: $2,140. Monthly payment: $120. Account in good standing as of October 2026.',
    },
    statements: [
      '+ Ms. Eze has been a permanent resident for more than seven years.',
      '+ One of her trips lasted longer than six months and is addressed below.',
      '+ She stayed away so long because her father fell gravely ill and passed away.',
      '+ Throughout that absence her home, her position, and her children remained in Colorado.',
      '+ Her employer kept her job open, and she was back at work within days of her return.',
      '+ A relative in Aurora looked after the children while Ms. Eze was abroad.',
      '+ She continued to provide for her children from Nigeria and spoke with them by telephone.',
      '+ The single criminal charge against her was dropped by the prosecution before any plea.',
      '+ She has never been convicted of a crime.',
      '+ The arrest arose from a domestic dispute with the man to whom she was then married.',
      '+ Ms. Eze discloses the arrest although the record has been sealed.',
      '+ Her marriage ended in divorce after nearly ten years.',
      '+ The court gave Ms. Eze sole authority over decisions for the children.',
      '+ It is the father who owes child support, and he has fallen behind.',
      '+ Ms. Eze owes a balance for one tax year and is current under an agreement with the IRS.',
      '+ At the hospital she also trains newly hired nurses and has a clean disciplinary record.',
      '+ She requests no exception from the English requirement and is prepared to take the oath.',
      '- Ms. Eze pleaded guilty to disorderly conduct and paid a fine.',
      '- She was convicted in 2020, but the conviction was later sealed.',
      '- The police were called by her husband.',
      '- Her children lived with their father while she was in Nigeria.',
      '- The hospital gave her paid leave for the whole of her absence.',
      '- Ms. Eze traveled to Nigeria in 2024 to attend her sister’s wedding.',
      '- None of her absences exceeded six months.',
      '- The decree orders Ms. Eze to pay child support, and she is current.',
      '- The father was given sole decision-making over the children.',
      '- Her former husband acquired citizenship after their divorce.',
      '- She has paid off the tax that she owed for 2024.',
      '- Ms. Eze gave up her apartment in Aurora before she left.',
      '- She lost her position at the hospital while her father was ill, and was hired again in 2025.',
      '- Ms. Eze has applied for a disability exception to the English requirement.',
      '- Ms. Nwosu, her sister, is a citizen of the United States.',
      '- The IRS has declared her to be in default.',
      '- She obtained permanent residence through her employer.',
    ],
  },
]
