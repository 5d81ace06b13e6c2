import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Six records of six kinds: ten statements each as an honest brief has them, and ten as a plausible fabrication has them
 * (a thing that nobody told, or one part changed). Written whole before anything was run.
 */
export const fortyFourthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Cameroonian schoolteacher',
    filingDate: 'November 27, 2026',
    record:
      'Name: Ngwa Blaise Tancho\nGender: Male\nDate of birth: 1986-03-22\nCountry of birth: Cameroon\nCountry of citizenship: Cameroon\nMarital status: Married\nSpouse name: Comfort Bih Ngum\nSpouse gender: Female\nLast entry date: 2026-02-09\nPort of entry: San Ysidro\nNumber of children: 2\nChild 1 name: Favour Tancho\nChild 1 date of birth: 2014-06-11\nChild 2 name: Emmanuel Tancho\nChild 2 date of birth: 2018-12-30',
    answers: {
      'What happened to you?':
        'I taught physics at the government high school in Bali Nyonga from 2012. In 2017 the separatist boys ordered the schools to close. I gave lessons in my kitchen to eleven pupils. On September 14, 2021 amba fighters came on three motorbikes, tied me and took me to their camp in the bush behind Batibo. They kept me for six days. They whipped the soles of my feet and cut off the top of my left little finger. My family paid 800,000 francs. On March 3, 2025 soldiers of the BIR came to our quarter after an ambush. They said that whoever the fighters let go is their man. I was in the gendarmerie at Bamenda for nineteen days. A captain put a wet cloth on my face. There was no charge and no court.',
      'Who let you go?':
        'A clerk from my church, Mr. Fon, gave the adjutant 350,000 francs. I had to sign a register every Monday.',
      'Could you live elsewhere in your country?':
        'I went to my wife’s uncle in Douala in April 2025. In July gendarmes asked for me there at night, by name. I was at a funeral. After that I slept in the storeroom of the church.',
      'How did you travel?':
        'By plane from Douala to Quito on October 28, 2025 with my own passport. A man at the airport was paid. Then by bus and on foot through the Darién to Tijuana. I waited for an appointment until February 9, 2026.',
      'Have you ever harmed anyone or belonged to a group?':
        'No. I belong to the teachers’ union and to nothing else. I never paid the fighters’ tax; my family paid for my life.',
      Family:
        'Comfort and the children are still in Douala. My elder brother Divine was shot dead by soldiers in 2018 on his farm.',
    },
    documents: {
      'Declaration of Comfort Bih Ngum':
        'I am the wife of Blaise. When they brought him back from the bush he could not walk for two weeks and our neighbor, a nurse, dressed his hand. I sold the plot that my father gave me to pay. On March 3, 2025 I saw four soldiers take him from the house. They slapped our daughter. I went to the gendarmerie every day and was let in once. Since he left, two men in plain clothes have come to my uncle’s door, in November 2025 and in May 2026. We do not open.',
      'Medical evaluation of Dr. Naomi Feld':
        'I examined Mr. Tancho on June 18, 2026 for two hours through a Pidgin interpreter, as a volunteer. Absence of the distal phalanx of the left fifth finger, an old amputation with a clean edge. Linear hyperpigmented scars of both soles, highly consistent with whipping. No finding that speaks for or against the suffocation that he relates; such treatment leaves no marks. I am an internist. I made no psychological evaluation.',
      'Letter of Rev. Samuel Ndifor':
        'Mr. Tancho has been a member of our congregation in Bamenda since 2009 and taught in the Sunday school. I let him sleep in the storeroom of our church in Douala from July to October 2025. He is a quiet man. I have heard him condemn both sides from the floor of the synod.',
      'Discharge slip, Bamenda Regional Hospital':
        'March 24, 2025. TANCHO Blaise, 39 yrs. Admitted March 22. Dehydration, bruising of the chest, fracture of one rib. Told to rest. Bill paid by Fon P.',
    },
    statements: [
      '+ After the schools were ordered shut, Mr. Tancho went on teaching a small group of children at home.',
      '+ Separatist fighters abducted him in September 2021 and held him for nearly a week.',
      '+ His captors mutilated his left hand and beat the soles of his feet.',
      '+ His release was bought; to raise the money his wife parted with land that had come from her father.',
      '+ The military later treated his very survival as proof that he stood with the rebels.',
      '+ He was never charged with anything or brought before a judge.',
      '+ A physician who examined him without pay found scars on both feet that fit his account.',
      '+ Dr. Feld concedes that the near-suffocation would not be expected to leave any physical trace.',
      '+ Three months after he had moved to Douala, officers came looking for him there by night.',
      '+ His wife reports two visits by unidentified men since his departure.',
      '- Mr. Tancho served for a time as a courier for the separatists.',
      '- The fighters shot his brother Divine in 2018.',
      '- Dr. Feld diagnosed Mr. Tancho with post-traumatic stress disorder.',
      '- A military tribunal in Bamenda ordered his release for lack of evidence.',
      '- He was hospitalized for two weeks after his release by the fighters.',
      '- The soldiers burned the family’s house after they had taken him away.',
      '- He left Cameroon on a passport issued in the name of his cousin.',
      '- His wife was refused every time she asked to see him at the gendarmerie.',
      '- Rev. Ndifor paid the ransom that the fighters demanded.',
      '- Gendarmes beat his wife’s uncle when they did not find him in Douala.',
    ],
  },
  {
    name: 'waiver of an Ecuadorian tile setter',
    filingDate: 'November 27, 2026',
    record:
      'Name: Wilson Geovanny Caguana Lema\nGender: Male\nDate of birth: 1988-07-09\nCountry of birth: Ecuador\nCountry of citizenship: Ecuador\nMarital status: Married\nSpouse name: Denise Marie Kowalczyk\nSpouse gender: Female\nSpouse date of birth: 1986-11-27\nSpouse citizenship: United States citizen\nDate of marriage: 2016-09-17\nLast entry date: 2008-04-19\nManner of entry: Without inspection\nNumber of children: 1\nChild 1 name: Stella Caguana\nChild 1 date of birth: 2018-02-05',
    answers: {
      'How did the applicant enter and has he left since?':
        'He walked across near Sonoyta with a guide when he was nineteen. He has never left.',
      'Criminal history': 'A ticket for an open container in 2011, paid. He has never been arrested.',
      'Hardship if the applicant is denied admission':
        'Denise has had lupus since 2012. In a flare she cannot hold a cup. She gets an infusion of belimumab every four weeks at the hospital in Worcester, on his family insurance through the union. She works as a dispatcher for the school buses, mornings only, $1,650 a month. He brings home $5,200. Rent $1,900, medicine $310 after insurance. Her mother Barbara has macular degeneration and lives downstairs; he takes her to the eye injections. Denise’s brother Kevin is in the Navy in Japan.',
      'Hardship if the relative relocates':
        'His village Quilloac is three hours by bus from a rheumatologist in Cuenca. The drug is not on the public list in Ecuador. Denise knows kitchen Spanish. The sun at that height makes lupus worse, her doctor says. Her mother could not come.',
      'The child':
        'Stella is in third grade. She has no illness. She dances in the Polish folk group and speaks English and some Spanish.',
      'Other factors':
        'He laid the floor of the parish hall for nothing. He has paid taxes since 2010. He owes nothing.',
    },
    documents: {
      'Letter of Dr. Samir Haddad, rheumatologist':
        'I have followed Ms. Kowalczyk since 2014. Systemic lupus erythematosus with arthritis and class III nephritis, biopsied in 2019. Three admissions: 2015, 2019, and January 2025 for pericarditis. Stable on belimumab since 2021 until the last flare, which came two weeks after her husband’s hearing notice. Stress is a recognized trigger; I cannot say that it was the cause here. Interruption of the infusions would risk loss of kidney function. She should avoid strong ultraviolet light. I have met her husband at most visits.',
      'Evaluation by Alicia Grenier, LICSW':
        'Ms. Kowalczyk came to four sessions between May and August 2026. Generalized anxiety disorder, moderate. GAD-7 of 14. No depression. No thoughts of harming herself. She wakes at three and checks the door. She told me that her father left when she was six and that being left is her oldest fear. I recommended that she go on with sessions; she has not, because of the copay.',
      'Letter of Bricklayers and Allied Craftworkers Local 3':
        'Brother Caguana has been a member in good standing since June 2013. He is a finisher, tile. His coverage includes spouse and dependents and ends thirty days after the last month worked. He has trained five apprentices.',
      'Letter of Barbara Kowalczyk':
        'I am seventy-one. I can see the edges of things but not faces. Wilson drives me to Boston every six weeks for the needle. He built me a rail for the stairs. He cooks on the days when Denise’s hands are bad. My son sends a card at Christmas.',
    },
    statements: [
      '+ Mr. Caguana Lema was nineteen when he crossed the border on foot, and he has stayed ever since.',
      '+ Ms. Kowalczyk’s lupus has involved her kidneys, as a biopsy confirmed.',
      '+ She depends on a monthly infusion that is paid for through her husband’s union plan.',
      '+ That coverage would lapse about a month after he stopped working.',
      '+ His take-home pay is more than three times what she earns.',
      '+ Her rheumatologist does not go so far as to say that stress brought on the most recent flare.',
      '+ A social worker diagnosed her with an anxiety disorder and found no depression.',
      '+ She gave up counseling since she could not afford her share of its cost.',
      '+ Her mother, whose sight is failing, relies on Mr. Caguana Lema for her trips to the eye doctor.',
      '+ The only other child of her mother serves abroad in the armed forces.',
      '- Mr. Caguana Lema was arrested in 2011 for drinking in public.',
      '- Ms. Kowalczyk receives dialysis at the hospital in Worcester.',
      '- Ms. Grenier found Ms. Kowalczyk to be at risk of suicide.',
      '- Dr. Haddad concluded that the hearing notice caused the flare of January 2025.',
      '- Stella suffers from asthma and is under the care of a specialist.',
      '- Her brother Kevin lives with their mother and helps to look after her.',
      '- Belimumab is available free of charge in the public hospitals of Ecuador.',
      '- Ms. Kowalczyk had to give up her work altogether in 2025.',
      '- The couple have fallen behind with the rent.',
      '- Her father died when she was six.',
    ],
  },
  {
    name: 'naturalization of an Eritrean bus driver',
    filingDate: 'November 27, 2026',
    record:
      'Name: Tesfalem Kidane Habtu\nGender: Male\nDate of birth: 1979-01-14\nCountry of birth: Eritrea\nCountry of citizenship: Eritrea\nMarital status: Divorced\nLawful permanent resident since: 2019-08-02\nCategory: AS6\nNumber of children: 3\nChild 1 name: Selam Kidane\nChild 1 date of birth: 2007-05-19\nChild 2 name: Natnael Kidane\nChild 2 date of birth: 2010-10-03\nChild 3 name: Rahwa Kidane\nChild 3 date of birth: 2016-07-28',
    answers: {
      'Trips outside the United States since becoming a resident':
        'Uganda, December 18, 2021 to February 3, 2022, to marry off his sister. Ethiopia, July 1 to September 9, 2023, when his mother was dying. He was never in Eritrea.',
      Marriages:
        'He married Letebrhan Gebru in Asmara in 2005. They divorced in Hennepin County on April 22, 2024. She has primary custody; he has the children every second weekend and Wednesdays.',
      'Child support':
        '$840 a month by order of April 2024. In the winter of 2025 he was two months behind when he was off with his shoulder, and paid it all by June 2025.',
      'Arrests, citations, charges':
        'A speeding ticket in 2020, $145, paid. In October 2022 his wife called the police in an argument; they talked to both and left. Nobody was arrested. Nothing else.',
      Taxes:
        'He filed each year. For 2021 he left out money from driving for Uber, $4,310; the IRS wrote in 2023, he amended and paid $1,126 with interest.',
      'Military, police and other service':
        'National service in Eritrea from 1998; he ran away in 2008. He guarded a depot and dug ditches. He never guarded prisoners and never fired at a person.',
      'Selective Service': 'He came to the United States at 35 and did not have to register.',
      Test: 'Speaks, reads and writes English; took the civics class at the library.',
    },
    documents: {
      'Letter of Metro Transit, Minneapolis':
        'Mr. Habtu has been employed as a full-time bus operator since March 2017. One preventable accident in 2018 without injury. Safe Operator award for 2021, 2022 and 2024. Leave of absence November 2024 to March 2025 for a rotator cuff repair.',
      'Hennepin County child support ledger':
        'Obligor HABTU, TESFALEM. Order 04/22/2024 $840.00. Arrears 02/28/2025 $1,680.00. Payment 05/30/2025 $1,680.00. Arrears 10/31/2026 $0.00.',
      'Letter of Abba Ghebremichael, Medhanealem church':
        'He comes with his children when they are with him. He keeps the accounts of our burial fund, about $60,000, since 2020, and every year the auditors found them right. He brings old people to the Sunday service in his own van.',
      'IRS account transcript, 2021':
        'Return filed 04/11/2022. Amended return 08/21/2023. Additional tax assessed $1,047.00. Interest $79.00. Payment 09/05/2023 $1,126.00. Balance $0.00.',
    },
    statements: [
      '+ Mr. Habtu has been a lawful permanent resident for more than seven years.',
      '+ His longest absence lasted ten weeks and was for the sake of his dying mother.',
      '+ He has not gone back to the country that he fled.',
      '+ When the tax agency pointed out unreported earnings, he corrected his return and paid what was due within weeks.',
      '+ He fell behind with support while recovering from surgery and has since made up the whole of the arrears.',
      '+ The police were once called to the home, but took nobody into custody.',
      '+ Mr. Habtu deserted from national service after some ten years.',
      '+ Because of his age at arrival he was under no duty to register for the draft.',
      '+ He has driven a city bus for over nine years and has been recognized three times for safety.',
      '+ His parish entrusts him with a fund of tens of thousands of dollars, which has passed each audit.',
      '- Mr. Habtu was arrested in October 2022 after an argument with his wife.',
      '- He shares equal custody of the children with their mother.',
      '- The IRS audited him in 2023 and imposed a penalty for fraud.',
      '- He visited Asmara in 2023 to bury his mother.',
      '- He has never missed a payment of child support.',
      '- During his service he stood guard in a military prison.',
      '- He was dismissed by Metro Transit after an accident in 2018.',
      '- He has remarried and lives with his second wife in Minneapolis.',
      '- He obtained residence through his former wife’s petition.',
      '- He still owes back taxes for 2021, which he pays in installments.',
    ],
  },
  {
    name: 'expert letter for a Brazilian hydrologist',
    filingDate: 'November 27, 2026',
    record:
      'Name: Thaís Monteiro Albuquerque\nGender: Female\nDate of birth: 1990-04-16\nCountry of birth: Brazil\nCountry of citizenship: Brazil\nMarital status: Single\nLast entry date: 2021-01-12\nStatus at entry: J-1\nOccupation: Research hydrologist',
    answers: {
      'What is the field of endeavor?': 'Forecasts of flash floods in small mountain basins where there are no gauges.',
      Achievements:
        'Ph.D., University of São Paulo, 2018. Postdoc at Colorado State University from January 2021; research scientist there since July 2023. Her model, RIACHO, takes radar rain and soil maps and gives a warning forty minutes earlier than the guidance that was used before, in a test on 212 floods. Fourteen papers, first author on nine; 612 citations. The weather office in Pueblo has run it since May 2024, beside its own guidance. The code is free. A grant of NOAA, $480,000, 2024 to 2027, where she is co-principal investigator with Prof. Dale Whitcomb.',
      'What the expert has not done or seen':
        'Prof. Okabe has not written anything with her. He has heard her speak twice and has read her papers. He has not run the model himself.',
      'Work that failed': 'A version with a neural network gave too many false alarms and was set aside in 2022.',
      Teaching: 'She taught one class, in spring 2025. She has supervised two master’s students.',
    },
    documents: {
      'Curriculum vitae of Prof. Kenji Okabe':
        'Professor of civil engineering, University of Tokyo, since 2009; chair of its disaster laboratory since 2016. Visiting professor, Imperial College London, 2013. Author of 190 articles. Editor of the Journal of Flood Risk 2015 to 2021. Member of the expert panel on landslides of the Japanese government. Ph.D., Kyoto University, 1996.',
      'Letter of Carla Jimenez, National Weather Service, Pueblo':
        'I am the hydrologist of this office. In the storm of August 11, 2025 on the Greenhorn burn scar, RIACHO showed a flood at 4:10 in the afternoon. Our own guidance showed it at 4:52. We issued the warning at 4:20. The county cleared two campgrounds, 130 people. Nobody was hurt. In the same season it gave three warnings for floods that did not come. I speak for myself and not for the agency. I met Dr. Albuquerque when she trained our staff in April 2024.',
      'Letter of Prof. Dale Whitcomb, Colorado State University':
        'I hired Dr. Albuquerque out of sixty-four applicants. The idea of reading the channel from the soil maps is hers; I doubted it at first. She wrote three quarters of the NOAA proposal. Two groups, in Nepal and in Slovenia, have taken the code up without our help. She declined an offer from a reinsurer in Zurich in 2025.',
      'Award letter, American Geophysical Union':
        'The section of hydrology selected your presentation among the five outstanding early career talks of 2023, out of 318.',
    },
    statements: [
      '+ Dr. Albuquerque’s work concerns the prediction of sudden floods in ungauged mountain catchments.',
      '+ In a trial on more than two hundred floods her model gained forty minutes over earlier guidance.',
      '+ A federal forecast office has used the model alongside its own tools for some two and a half years.',
      '+ On the afternoon of August 11, 2025 it signaled the flood forty-two minutes before the office’s guidance did.',
      '+ Thanks to the warning, 130 people left two campgrounds and no one was injured.',
      '+ The model is not free of false alarms; that season three floods that it predicted failed to materialize.',
      '+ An earlier variant built on a neural network was abandoned in 2022.',
      '+ Researchers in two other countries have adopted her code on their own.',
      '+ Prof. Okabe writes as an independent expert who has never published with her.',
      '+ Her talk was chosen as one of the five best by early career researchers among more than three hundred.',
      '- Prof. Okabe has tested the model in his own laboratory in Tokyo.',
      '- Dr. Albuquerque is the principal investigator of a $480,000 grant of the National Science Foundation.',
      '- The National Weather Service has replaced its own guidance with RIACHO across the country.',
      '- Ms. Jimenez writes on behalf of the National Weather Service.',
      '- RIACHO has never given a false alarm.',
      '- Dr. Albuquerque holds a patent on the model and has licensed it to a reinsurer.',
      '- Prof. Whitcomb was convinced of her idea from the start.',
      '- Dr. Albuquerque earned her doctorate at Kyoto University under Prof. Okabe.',
      '- The storm of August 2025 killed several campers before the warning went out.',
      '- She has supervised a dozen doctoral students at Colorado State University.',
    ],
  },
  {
    name: 'U petition of a Guatemalan hotel cleaner',
    filingDate: 'November 27, 2026',
    record:
      'Name: Marta Julissa Xol Caal\nGender: Female\nDate of birth: 1997-10-21\nCountry of birth: Guatemala\nCountry of citizenship: Guatemala\nMarital status: Single\nLast entry date: 2019-03-06\nManner of entry: Without inspection\nNumber of children: 1\nChild 1 name: Dulce Xol\nChild 1 date of birth: 2021-08-15\nChild 1 citizenship: United States citizen',
    answers: {
      'The crime':
        'On January 27, 2024, about eleven at night, a man followed her from the bus stop on Nolensville Pike in Nashville. He put a knife to her side and said to come along. She screamed and he cut her arm and her cheek. He took her bag. A taxi stopped and he ran. She had never seen him before.',
      'Help to the police':
        'She called 911 from the taxi driver’s phone. She gave a statement that night in the hospital with a telephone interpreter in Spanish, though her language is Q’eqchi’. In February she picked the man out of six photographs. She testified at the preliminary hearing on April 16, 2024. He pleaded guilty to aggravated assault and robbery in September 2024, so there was no trial.',
      Injuries: 'Twenty-two stitches. She cannot close her right hand all the way. She did not work for nine weeks.',
      'Immigration history':
        'She came in 2019 and was not caught. No removal order. She has never applied for anything before.',
      'Criminal history': 'None. In 2022 she was cited for driving without a license and paid the fine.',
      Family:
        'Dulce’s father, Óscar, left before the birth. Her parents are in Alta Verapaz; she sends them $150 a month. A sister, Elvira, lives in the same apartment complex.',
    },
    documents: {
      'Supplement B, Metropolitan Nashville Police Department':
        'Victim of felonious assault and robbery. The victim was and is being helpful. Known injuries: lacerations to right forearm and face. Case closed by plea. Certified by Lt. Dana Mercer, August 19, 2026.',
      'Records of Vanderbilt University Medical Center':
        'January 28, 2024. 26 y.o. female. 9 cm laceration of the right forearm with partial injury of two flexor tendons; 3 cm laceration of the left cheek. Repaired by hand surgery at 03:40. Discharged January 29. Occupational therapy twelve visits, seven attended. Grip strength right 41 percent of left in July 2024.',
      'Letter of Joy Pettway, LPC':
        'I have seen Ms. Xol every other week since May 2024, thirty-one sessions until today, at no charge. Posttraumatic stress disorder. She does not take the bus after dark. She startles when somebody walks behind her. She has been able to return to work and to sleep through most nights. She has not taken medication, by her own wish.',
      'Letter of the general manager, Opry Mills Inn':
        'Marta has cleaned rooms here since November 2019. I kept her place while she was out. She now does fourteen rooms instead of eighteen because of her hand. She trained with us to be an inspector of rooms but has not taken the post yet.',
    },
    statements: [
      '+ A stranger attacked Ms. Xol Caal with a knife after she had got off the bus.',
      '+ She was wounded on the right forearm and on the face.',
      '+ She summoned the police at once with a phone lent by the driver who had stopped.',
      '+ Within weeks she identified her assailant from a photographic lineup.',
      '+ Since the defendant admitted his guilt, she was spared testimony at a trial.',
      '+ The certifying official confirms that she has been of help throughout.',
      '+ Half a year later her injured hand had less than half the strength of the other.',
      '+ She has been in counseling for two and a half years and pays nothing for it.',
      '+ Her employer held her job open and has lightened her load.',
      '+ Her interview was conducted in Spanish, which is not her first language.',
      '- Ms. Xol Caal’s attacker was a former partner who had threatened her before.',
      '- She refused to testify at the preliminary hearing out of fear.',
      '- A jury convicted the attacker after a trial of three days.',
      '- She has lost all use of her right hand.',
      '- Ms. Pettway prescribed medication for her insomnia.',
      '- Óscar pays child support for Dulce every month.',
      '- She was ordered removed in 2019 and came back.',
      '- The hotel let her go after nine weeks of absence.',
      '- She has completed all twelve sessions of occupational therapy.',
      '- The police report describes an attempted rape.',
    ],
  },
  {
    name: 'motion to reopen of a Pakistani shopkeeper',
    filingDate: 'November 27, 2026',
    record:
      'Name: Imran Yousaf Masih\nGender: Male\nDate of birth: 1983-12-05\nCountry of birth: Pakistan\nCountry of citizenship: Pakistan\nMarital status: Married\nSpouse name: Nasreen Bibi\nSpouse gender: Female\nLast entry date: 2022-06-18\nStatus at entry: B-2\nReligion: Christian\nNumber of children: 2\nChild 1 name: Joshua Imran\nChild 1 date of birth: 2012-09-09\nChild 2 name: Esther Imran\nChild 2 date of birth: 2016-01-31',
    answers: {
      'Why was the hearing missed?':
        'The hearing was on March 11, 2026 at 8:30 in Newark. The notice went to the apartment in Jersey City that they had left in October 2025. He had given the new address to his first lawyer, Mr. Rehman, with a copy of the lease, and paid him $200 to file the form. Mr. Rehman did not file it until March 20. He learned of the order on March 25 when he called the court’s telephone line himself.',
      'What was done since?':
        'He hired a new lawyer on April 2. A complaint against Mr. Rehman was sent to the ethics office of the New Jersey courts on May 14; he was told of it by letter of April 20 and answered on May 3.',
      'Earlier hearings': 'He went to both earlier hearings, in December 2023 and January 2025, with the whole family.',
      'What happened in Pakistan?':
        'He had a mobile phone shop in Jaranwala. A competitor said that he had thrown away a paper with holy words. On August 16, 2023, when he was already in America, a crowd burned the Christian quarter; his shop and his mother’s house burned. His mother Shameem now lives with his sister in Lahore. Police registered a case under 295-B against him and two others on September 2, 2023.',
      'Why did he come in 2022?':
        'To visit his cousin in Edison, with his wife and children. In May 2022 three men had beaten him in the shop and told him to close. He went to the police station; the officer tore up the paper.',
      Health: 'His wife has diabetes. He is well.',
    },
    documents: {
      'Letter of Tariq Rehman, Esq.':
        'I acknowledge that Mr. Masih informed my office on October 29, 2025 of his change of address and that the form EOIR-33 was prepared. Owing to the illness of my secretary it was not mailed. I regret it. I do not agree that I am unfit. I returned the fee of $200.',
      'Order of the Immigration Judge, Newark':
        'March 11, 2026. The respondents failed to appear. Notice was mailed to the last address provided. The respondents are ordered removed to Pakistan in absentia. The applications are deemed abandoned.',
      'First information report No. 1187/23, City Jaranwala':
        'Under section 295-B. Complainant Muhammad Ashfaq, shopkeeper. Accused: Imran Masih son of Yousaf, absconding; Rocky Masih; Saleem Masih. The accused are said to have desecrated pages. Rocky Masih arrested September 3, 2023.',
      'Declaration of Shameem Bibi':
        'I am the mother of Imran. I hid in the sugarcane with my neighbor’s girls. When I came back the roof had fallen in. The church of the Salvation Army burned too. The government gave me two million rupees. Saleem was acquitted in 2025; he does not come out. Rocky is in prison still. Men ask my daughter’s husband when Imran is coming home.',
    },
    statements: [
      '+ Mr. Masih told his former lawyer of the move more than four months before the hearing.',
      '+ Counsel admits that the change of address form had been drawn up but was never sent in time.',
      '+ The family had attended each of the hearings before that.',
      '+ He found out about the order two weeks after it was made, through a call of his own.',
      '+ The lawyer was given notice of the complaint and has replied to it.',
      '+ Mr. Masih was in the United States when his neighborhood went up in flames.',
      '+ The accusation against him came from a rival in trade.',
      '+ One of the two men accused with him has been acquitted, and the other remains behind bars.',
      '+ When he reported the beating of May 2022, the policeman destroyed his complaint.',
      '+ His mother lost her home and has found shelter with his sister.',
      '- Mr. Masih was arrested under section 295-B and escaped from custody.',
      '- Mr. Rehman denies that he was ever told of the new address.',
      '- The order was served on the family at their new apartment.',
      '- Mr. Masih did not attend the hearing of January 2025.',
      '- His mother was killed in the riot.',
      '- All three of the accused have been acquitted.',
      '- Mr. Rehman has been disbarred because of this complaint.',
      '- The family converted to Islam to escape the charge.',
      '- Mr. Masih overslept and reached the court after the case had been called.',
      '- His wife was beaten by the three men in the shop.',
    ],
  },
]
