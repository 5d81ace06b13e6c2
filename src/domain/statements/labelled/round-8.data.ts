import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The eighth round: ten true and ten false statements of each of six records, all written before the checks were run on any. */
export const eighthRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a Filipino roofer',
    filingDate: 'November 12, 2026',
    record:
      'Name: Jerome Alcantara Dizon\nGender: Male\nDate of birth: 1991-08-17\nCountry of birth: Philippines\nCountry of citizenship: Philippines\nMarital status: Married\nLast entry date: 2013-02-10\nManner of last entry: C-1/D crew visa\nSpouse name: Bethany Kowalczyk Dizon\nSpouse gender: Female\nSpouse date of birth: 1990-05-03\nSpouse citizenship: United States\nDate of marriage: 2018-09-22\nChild 1 name: Lena Dizon\nChild 1 date of birth: 2020-01-15\nChild 1 gender: Female\nNumber of children: 1',
    answers: {
      'Qualifying relative': 'Bethany Kowalczyk Dizon, the wife',
      'Approved petition': 'Form I-130, receipt number MSC2390012345, approved March 4, 2025',
      'Arrests or citations':
        'One ticket for driving without a license in Lorain County, 2016; fine of $150 paid. Nothing else.',
      'Prior immigration filings':
        'None except the I-130. He never had a lawyer before and has not been before an immigration judge.',
      Employment:
        'Roofer with Lakeshore Exteriors since April 2019; about $52,000 a year. Files taxes jointly, all years since 2018.',
      'Health of the qualifying relative':
        'Crohn’s disease since 2012, with a bowel resection in 2021. Infusions of infliximab every eight weeks at the Cleveland Clinic.',
    },
    documents: {
      'Declaration of Bethany Dizon':
        'I, Bethany Dizon, declare under penalty of perjury: I was born in Parma, Ohio, and have never lived outside Ohio. I met Jerome in July 2015 at my cousin’s barbecue. I was married once before, to Todd Lanza; we divorced in 2014 and had no children. After my surgery in 2021 Jerome slept on the hospital floor for nine nights and then emptied my bag, because I could not look at it. I work three days a week as a dental hygienist and earn around $29,000. My insurance is through Jerome’s work. My parents are dead. My brother Kyle is in the Army and stationed in Korea. I do not speak Tagalog. I have visited the Philippines one time, for two weeks in 2019, and was in a clinic in Iloilo with dehydration on the fourth day. If he goes I do not know who will hold my hair.',
      'Letter of Dr. Amit Raval, gastroenterologist':
        'Mrs. Dizon has been under my care since June 2014. Crohn’s ileocolitis, stricturing. Right hemicolectomy May 11, 2021. Stable on infliximab 5 mg/kg. Flares are associated with stress. Interruption of biologic therapy carries a substantial risk of relapse and of antibodies to the drug. She has no psychiatric history known to me. I have not treated Mr. Dizon.',
      'Psychosocial assessment, Renata Ochs, LISW-S':
        'Interviewed Bethany D. on two occasions by video, 90 minutes each, August 2026. Spoke with Jerome D. by telephone for twenty minutes. Beck Anxiety Inventory: 24 (moderate). Diagnostic impression: Adjustment disorder with mixed anxiety and depressed mood. She denies suicidal thoughts. I recommended that she begin counseling; she has not started, citing cost.',
      'Lorain Municipal Court docket':
        'State of Ohio v. Jerome A. Dizon. Charge: 4510.12 no operator’s license, unclassified misdemeanor. Plea: no contest. Fine $150 and costs. Offense date 10/02/2016. Case closed.',
    },
    statements: [
      '+ Mr. Dizon last came to this country in February 2013 as a crew member.',
      '+ His wife is an American citizen by birth.',
      '+ This is Bethany’s second marriage; her first ended in divorce in 2014.',
      '+ Apart from a traffic citation for driving without a license, he has no encounters with the criminal justice system.',
      '+ Dr. Raval has been treating Mrs. Dizon for more than twelve years.',
      '+ In May 2021 surgeons removed part of her bowel.',
      '+ Jerome stayed at her bedside for nine nights after the operation.',
      '+ The family’s health insurance comes through Jerome’s employer.',
      '+ Bethany has been to the Philippines only once and fell ill there.',
      '+ The social worker diagnosed an adjustment disorder.',
      '- Mr. Dizon entered the United States without inspection.',
      '- Mrs. Dizon is a lawful permanent resident.',
      '- Mr. Dizon has no citations of any kind.',
      '- He pleaded not guilty to the charge.',
      '- Ms. Ochs interviewed Bethany three times in her office.',
      '- Ms. Ochs diagnosed major depressive disorder.',
      '- Bethany has thoughts of suicide.',
      '- Dr. Raval has also treated Jerome.',
      '- Her parents care for Lena while she works.',
      '- Their two daughters attend school in Ohio.',
    ],
  },
  {
    name: 'asylum of an Eritrean conscript',
    filingDate: 'November 10, 2026',
    record:
      'Name: Yonas Tesfay Habte\nGender: Male\nDate of birth: 1996-04-02\nCountry of birth: Eritrea\nCountry of citizenship: Eritrea\nMarital status: Single\nLast entry date: 2025-12-19\nNumber of children: 0',
    answers: {
      'Who harmed the client?': 'Officers of the Eritrean army, above all Captain Goitom at the camp near Assab.',
      'What happened?':
        'I was taken from school to Sawa in 2013 and stayed a conscript for nine years. I dug trenches and built the colonel’s house. In June 2019 soldiers found a Bible and a list of songs under my mat. I am Pentecostal; our church is not registered. They kept me in a metal shipping container for four months. They tied my elbows behind my back in the position that is called helicopter, seven times. My left shoulder does not lift above the ear since then. I was never brought to a judge.',
      'Did the client report the harm?': 'There is nobody to report to. The army is the police.',
      Escape:
        'In August 2022 I walked to Kassala in Sudan with my friend Filmon. He was shot at the border and died. I stayed in Khartoum until the war, then Juba, then Brazil.',
      'Past immigration applications': 'UNHCR in Khartoum registered me in 2022. I filed no application in Brazil.',
      'Arrests and crimes':
        'Only the container. In Juba the police held me for one night because I had no papers and let me go.',
      Family:
        'My mother Letemariam lives in Keren with my sisters Rahwa and Semhar. My father died at the front in 1999. After I fled they made my mother pay 50,000 nakfa.',
    },
    documents: {
      'Declaration of Yonas Tesfay':
        'I did not want to become a soldier. I was seventeen. When Captain Goitom found the songs he said, “You sing for America.” The other three who were in the container with me were Pentecostals too. One, Mebrahtu, stopped breathing on a night in September 2019. They asked me to sign that I leave my church. I did not sign. They released me to my unit when my shoulder was bad and I could not dig.',
      'Forensic evaluation, Dr. Louise Abernathy':
        'I am a board-certified internist who volunteers with the asylum clinic of the medical school. I examined Mr. Tesfay on July 9, 2026 for two and a half hours with a Tigrinya interpreter. Findings: bilateral circumferential hyperpigmented linear scars above both elbows, highly consistent with prolonged binding by rope. Limitation of abduction of the left shoulder to 80 degrees, consistent with the described suspension. No findings on the lower limbs. I am not his treating physician and received no fee. I did not perform a psychological evaluation.',
      'Letter of Pastor Samuel Kidane':
        'Brother Yonas has attended Full Gospel Tigrinya Church in Silver Spring since February 2026. He sings in the choir and was baptized in Asmara in 2011, by what he tells us. I did not know him in Eritrea.',
      'Affidavit of Rahwa Tesfay':
        'I am the older sister. Two men from the kebele and a soldier came in October 2022 and asked for my brother. They took my mother to the station and kept her for six days. We sold our goats and borrowed from my uncle in order to pay. I have not been harmed.',
    },
    statements: [
      '+ Mr. Tesfay has never been married and has no children.',
      '+ He was conscripted as a seventeen-year-old schoolboy.',
      '+ Soldiers discovered a Bible and religious songs beneath his sleeping mat.',
      '+ He shared the container with three other Pentecostals, one of whom died there.',
      '+ He refused to renounce his faith.',
      '+ No court ever heard his case.',
      '+ Dr. Abernathy is an internist and examined him without charge.',
      '+ The scars on both of his arms are highly consistent with having been bound with rope.',
      '+ His friend Filmon was killed as they crossed into Sudan.',
      '+ After his flight his mother was detained for six days and made to pay 50,000 nakfa.',
      '- Mr. Tesfay volunteered for the army.',
      '- He is a member of the Orthodox Church.',
      '- He signed a statement that he would leave his church.',
      '- He was tried and sentenced by a military court.',
      '- Dr. Abernathy diagnosed post-traumatic stress disorder.',
      '- Dr. Abernathy has been treating him since July 2026.',
      '- The doctor noted scars on both legs.',
      '- Rahwa was held by the police for six days.',
      '- He was granted refugee status in Brazil.',
      '- Pastor Kidane baptized him in Asmara.',
    ],
  },
  {
    name: 'letter of an expert on batteries',
    filingDate: 'November 9, 2026',
    record:
      'Name: Meera Raghunathan\nGender: Female\nDate of birth: 1988-11-30\nCountry of birth: India\nCountry of citizenship: India\nMarital status: Divorced\nImmigration status: H-1B\nLast entry date: 2023-01-08\nNumber of children: 1\nChild 1 name: Anika Pillai\nChild 1 date of birth: 2017-06-06',
    answers: {
      'How does the expert know the client?':
        'Professor Lindqvist read her papers and met her once, at a panel in Boston in 2022. No joint papers, no common employer, no money.',
      'What did the client do?':
        'She invented a separator that stops dendrites in lithium-metal cells. US patent 11,802,334, granted October 31, 2023, held by Solvane Energy; she is the first of four inventors.',
      'Proposed endeavor':
        'To bring the separator into cells for heavy trucks, at Solvane and with two national laboratories.',
      Prior: 'An I-140 in EB-1A was filed in 2024 without counsel and denied in January 2025.',
      'Criminal history': 'None.',
    },
    documents: {
      'CV of Professor Erik Lindqvist':
        'Chair of Electrochemistry, University of Minnesota, since 2009. Ph.D., Uppsala, 1994. Associate Professor, Purdue University, 2000–2009. Advisory board, Norrfelt AB, 2016–2020 (paid). 212 articles. Fellow of the Electrochemical Society (2015).',
      'CV of Meera Raghunathan':
        'Lead Scientist, Solvane Energy, Fremont, California, from March 2020. Postdoctoral fellow, Purdue University, 2016–2020. Ph.D. in Materials Science, Indian Institute of Science, 2015. 31 papers, 11 as first author; 2,940 citations. Reviewer of 44 manuscripts for six journals. Society prize for young authors, 2019 (finalist).',
      'Letter of Dr. Carla Brandt, Argonne National Laboratory':
        'Our group tested Solvane’s separator in forty pouch cells between May and November 2025. Thirty-eight of them kept 80 percent of their capacity after 900 cycles. Two failed because of a sealing fault on our side. We found no short circuits. I have no stake in Solvane and was not paid for this letter. Dr. Raghunathan visited us twice and did not take part in the measurements.',
      'Press release of Solvane Energy':
        'Solvane Energy has signed a letter of intent with Bexley Trucks for a pilot of 60 vehicles in 2027. The agreement is not binding. The separator is not yet sold.',
    },
    statements: [
      '+ Professor Lindqvist has held a chair at the University of Minnesota since 2009.',
      '+ He and Dr. Raghunathan have never published together.',
      '+ They met one time, at a conference panel in 2022.',
      '+ The patent names her first among four inventors.',
      '+ The patent belongs to her employer.',
      '+ At Argonne, 38 of 40 cells retained four fifths of their capacity after 900 cycles.',
      '+ Dr. Brandt was not compensated and has no financial interest in the company.',
      '+ Her earlier petition as a person of extraordinary ability was refused in early 2025.',
      '+ She works in the United States in H-1B status.',
      '+ The product has not yet reached the market.',
      '- Professor Lindqvist supervised her postdoctoral work.',
      '- Professor Lindqvist is paid by Solvane as an adviser.',
      '- She is a lawful permanent resident of the United States.',
      '- She has never before filed an immigrant petition.',
      '- Dr. Raghunathan carried out the measurements at Argonne herself.',
      '- She was awarded the society’s prize for young authors in 2019.',
      '- She is the sole inventor of the separator.',
      '- All forty cells passed the test.',
      '- Bexley Trucks has bought sixty separators.',
      '- In his letter the professor praises his work as the first author of 31 papers and says that he leads his own team.',
    ],
  },
  {
    name: 'motion to reopen after a hearing that was missed',
    filingDate: 'November 17, 2026',
    record:
      'Name: Marisol Quintero Ávila\nGender: Female\nDate of birth: 1985-12-01\nCountry of birth: Guatemala\nCountry of citizenship: Guatemala\nMarital status: Widowed\nLast entry date: 2014-07-21\nChild 1 name: Kevin Quintero\nChild 1 date of birth: 2008-03-19\nChild 1 gender: Male\nChild 2 name: Ashley Quintero\nChild 2 date of birth: 2016-10-27\nChild 2 gender: Female\nNumber of children: 2',
    answers: {
      Order: 'Removed in absentia on February 6, 2024 by the immigration court in Memphis.',
      'Why was the hearing missed?':
        'The notice went to our old apartment on Getwell Road. We had moved in September 2023, and I gave the new address to the notario, Mr. Fuentes, who said he would send it to the court. He did not. I learned of the order on April 30, 2026 at a check-in with ICE.',
      'Former counsel or preparer':
        'Ramón Fuentes, who is not a lawyer. I paid him $3,200 in four payments. No bar complaint is possible; a complaint went to the Tennessee Attorney General on June 15, 2026.',
      'Relief sought': 'Asylum, filed by Fuentes in May 2015, and cancellation of removal.',
      Arrests: 'Never.',
      Family:
        'My husband Edgar was killed in Mazatenango in January 2014. Ashley was born in Memphis. Kevin came with me.',
    },
    documents: {
      'Declaration of Marisol Quintero':
        'I attended every hearing before, on three dates in 2015, 2017 and 2019. I always sent my address by the blue form and kept the receipts of the first two changes. I cannot read English and Mr. Fuentes filled in the papers. He told me he was “abogado.” I clean rooms at a hotel near the airport six days a week. When the officer told me about the order I fainted. I was not handcuffed.',
      'Notice of hearing':
        'Memphis Immigration Court. Date of notice: November 28, 2023. Mailed to: 3411 Getwell Rd, Apt 6, Memphis, TN 38118. Hearing: February 6, 2024, 8:30 a.m. Returned by the postal service: “Not deliverable as addressed, unable to forward.”',
      'Letter of the landlord, Mr. Odell Pruitt':
        'Mrs. Quintero and her two kids moved in on September 9, 2023 at 87 Mimosa Avenue. She pays on time. Nobody else lives there. She has been a quiet tenant and I have never had the police at the house.',
      'Intake of the clinic, Dr. Shonda Biggs':
        'First visit May 6, 2026. Patient presents with insomnia and palpitations after learning of a deportation order. BP 158/96. Assessment: hypertension, new; acute stress reaction. Started lisinopril 10 mg. Referred to behavioral health, appointment not yet kept. Return in four weeks.',
    },
    statements: [
      '+ Ms. Quintero’s husband was murdered in Guatemala in January 2014.',
      '+ Her younger child is a citizen of the United States by birth.',
      '+ She appeared at all three of her previous hearings.',
      '+ The notice was mailed to an address where she no longer lived, and it came back.',
      '+ She relied on a notario who is not licensed to practice law.',
      '+ She paid Mr. Fuentes a total of $3,200.',
      '+ She first heard of the removal order in April 2026.',
      '+ She has no criminal record.',
      '+ Dr. Biggs found new high blood pressure and prescribed lisinopril.',
      '+ Her application for asylum was submitted in May 2015.',
      '- Ms. Quintero received the notice of hearing.',
      '- She is divorced from Edgar.',
      '- Kevin was born in Memphis.',
      '- Both of her children are United States citizens.',
      '- Ramón Fuentes is an attorney licensed in Tennessee.',
      '- She filed a complaint with the state bar.',
      '- She was arrested by ICE at the check-in and put in handcuffs.',
      '- She was never placed in removal proceedings before 2024.',
      '- Dr. Biggs diagnosed post-traumatic stress disorder.',
      '- Her brother lives with her on Mimosa Avenue.',
    ],
  },
  {
    name: 'bond of a Jamaican father with an old conviction',
    filingDate: 'November 18, 2026',
    record:
      'Name: Devon Anthony Clarke\nGender: Male\nDate of birth: 1979-01-25\nCountry of birth: Jamaica\nCountry of citizenship: Jamaica\nMarital status: Married\nImmigration status: Lawful permanent resident since 2004\nSpouse name: Simone Clarke\nSpouse gender: Female\nSpouse citizenship: United States\nChild 1 name: Malik Clarke\nChild 1 date of birth: 2007-05-12\nChild 1 gender: Male\nChild 2 name: Jada Clarke\nChild 2 date of birth: 2011-09-02\nChild 2 gender: Female\nNumber of children: 2',
    answers: {
      'Criminal history':
        'Two matters. In 2009 he was convicted of possession of marijuana, less than 30 grams, in Broward County; probation of six months, completed. In 2026 an arrest for domestic battery; the State Attorney declined to file charges on April 2, 2026.',
      Custody: 'In ICE custody at Krome since August 14, 2026. Stopped on the way to work.',
      Ties: 'In Florida since 2001. Owns a house in Lauderhill with his wife, bought in 2015. Drives a bus for the county, eleven years.',
      'Prior filings': 'Applied for naturalization in 2012; denied for the marijuana offense, no appeal.',
      'Failures to appear': 'None.',
    },
    documents: {
      'Incident report, Lauderhill Police Department':
        'On 03/07/2026 at 2214 hrs I responded to a noise complaint by a neighbor. I made contact with Simone Clarke, B/F, who stated that she and her husband had a verbal argument over money. She stated he did not strike her. I observed a small scratch on her left forearm, which she stated was from the cat. Devon Clarke was calm and cooperative, and no weapon was observed. Both had consumed alcohol. Based on the scratch I arrested D. Clarke for simple battery (domestic) and transported him to the main jail. No statement was taken from the children, who were asleep.',
      'Disposition notice of the State Attorney':
        'State of Florida v. Devon Anthony Clarke, 26-001877MM10A. No information filed. Victim declines to prosecute and states that no battery occurred. 04/02/2026.',
      'Statement of Simone Clarke':
        'My husband has never raised a hand to me in nineteen years. I called no one that night; it was Mrs. Petrie next door. Malik has started at Broward College and Jada is in tenth grade. I had a stroke in 2023, and Devon does the driving and the shopping. I work from home for an insurance company. Without his pay we are two months behind on the mortgage.',
      'Letter of Coach Terrence Boyd':
        'I have known Devon Clarke for fourteen years as the volunteer who runs our track team’s bus and grill. I have never seen him drunk or angry. I have read the police report. I trust him with my own kids. I am a retired corrections officer.',
    },
    statements: [
      '+ Mr. Clarke has been a green card holder since 2004.',
      '+ Prosecutors declined to charge him after the arrest in March 2026.',
      '+ His single conviction is for a small amount of marijuana in 2009.',
      '+ He completed his probation.',
      '+ The police were called by a neighbor, not by his wife.',
      '+ Mrs. Clarke told the officer that her husband had not hit her.',
      '+ No weapon was seen.',
      '+ He has always appeared in court when required.',
      '+ Since her stroke in 2023 his wife has depended on him for driving and shopping.',
      '+ He has driven a county bus for eleven years.',
      '- Mr. Clarke has never been arrested.',
      '- He was convicted of domestic battery in April 2026.',
      '- His wife reported him to the police.',
      '- The officer saw a knife.',
      '- He served six months in jail for the marijuana offense.',
      '- He is a naturalized citizen of the United States.',
      '- He has never applied for naturalization.',
      '- Both of his children are in college.',
      '- Mr. Boyd is a police officer on active duty.',
      '- The children gave statements to the police.',
    ],
  },
  {
    name: 'self-petition of a battered husband',
    filingDate: 'November 6, 2026',
    record:
      'Name: Tariq Mahmood Siddiqui\nGender: Male\nDate of birth: 1989-07-07\nCountry of birth: Pakistan\nCountry of citizenship: Pakistan\nMarital status: Separated\nLast entry date: 2021-10-05\nManner of last entry: F-1 student visa\nSpouse name: Kristen Dale Hobart\nSpouse gender: Female\nSpouse citizenship: United States\nDate of marriage: 2023-03-18\nNumber of children: 0',
    answers: {
      'What did the spouse do?':
        'She slapped me many times, threw a pan of hot oil at me in December 2024, locked me out of the apartment in the winter and kept my passport. She said she would call ICE. Her mother helped her; her father tried to stop it.',
      'Shared residence': 'Apartment in Lansing, Michigan, from March 2023 to May 2025. She left and I stayed.',
      Reports: 'I called the police one time, on December 21, 2024. I asked for no protection order.',
      'Good moral character':
        'No arrests here or in Pakistan. I finished my master’s degree at Michigan State in May 2023. Since June 2025 I have had no permission to work and have not worked.',
      'Prior filings':
        'Kristen filed an I-130 in June 2023 and withdrew it in February 2025. I-485 denied as a result.',
    },
    documents: {
      'Declaration of Tariq Siddiqui':
        'I come from Multan. My family did not come to the wedding because they disapproved of it. We married at the Ingham County clerk’s office and had a small nikah in the mosque a week later. The first time was over a phone bill. I never hit back. On the twenty-first of December she was drinking and the oil was for samosas. My right forearm and my chest were burned. I told the nurse that I had slipped, because Kristen stood beside the bed. I am still married to her, as I cannot afford a lawyer for the divorce.',
      'Sparrow Hospital, emergency record':
        '12/21/2024 23:40. 35 y/o male, burn R forearm and anterior chest, partial thickness, approx 6% TBSA. Pt states slipped while cooking. Spouse present, answers for pt. Silver sulfadiazine, dressing. Social work consult offered, declined. No alcohol on breath. Discharged 02:15.',
      'Lansing Police Department, report 24-8814':
        'Caller (Siddiqui, T.) advised wife threw oil. Upon arrival wife (Hobart, K.) stated it was an accident. Hobart appeared intoxicated. Caller transported by EMS. No arrest made. Report forwarded to prosecutor; warrant denied, insufficient evidence.',
      'Assessment of Imani Grant, licensed professional counselor':
        'Mr. Siddiqui has attended fourteen weekly sessions at our center since July 2026, at no cost to him. He meets criteria for Post-Traumatic Stress Disorder. He reports nightmares and avoids kitchens. PCL-5 score 51 at intake and 38 in October. I have not met the spouse. In my opinion his account is consistent with intimate partner violence.',
    },
    statements: [
      '+ Mr. Siddiqui entered the United States as a student in October 2021.',
      '+ The marriage took place at the county clerk’s office in March 2023.',
      '+ His wife hurled hot oil at him, burning his arm and chest.',
      '+ She held on to his passport and threatened to report him to immigration authorities.',
      '+ At the hospital he said he had slipped, with his wife at his bedside.',
      '+ The prosecutor did not authorize a warrant.',
      '+ He never sought a protection order.',
      '+ Ms. Grant has diagnosed PTSD.',
      '+ His symptoms have lessened since therapy began.',
      '+ His wife withdrew the petition that she had filed for him.',
      '- Mr. Siddiqui is divorced.',
      '- His wife was arrested on December 21, 2024.',
      '- The police found that he was intoxicated.',
      '- His father-in-law took part in the abuse.',
      '- He paid Ms. Grant for the sessions.',
      '- Ms. Grant interviewed both spouses.',
      '- He told the nurse that his wife had burned him.',
      '- He obtained a restraining order against her.',
      '- He is currently employed with a work permit.',
      '- His parents attended the wedding.',
    ],
  },
]
