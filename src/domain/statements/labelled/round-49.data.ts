import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Four records of four kinds: fifteen statements each as an honest brief has them, and fifteen with a natural slip of
 * drafting: another person, side, order, payer, filer, doctor or polarity. Written whole, and sealed, before its first reading.
 */
export const fortyNinthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Tajik notary’s driver',
    filingDate: 'November 29, 2026',
    record:
      'Name: Farrukh Nazarov\nGender: Male\nDate of birth: 1988-10-02\nCountry of birth: Tajikistan\nCountry of citizenship: Tajikistan\nMarital status: Married\nSpouse name: Zarina Nazarova\nSpouse gender: Female\nDate of marriage: 2012-08-18\nLast entry date: 2026-02-07\nPort of entry: San Ysidro\nManner of entry: Paroled\nNumber of children: 2\nChild 1 name: Somon Nazarov\nChild 1 date of birth: 2013-09-30\nChild 2 name: Malika Nazarova\nChild 2 date of birth: 2018-03-12\nReligion: Ismaili Muslim\nEthnicity: Pamiri',
    answers: {
      'What happened to you?':
        'I am from Khorugh. From 2014 I drove for the notary Alim Sherzamonov, who was the head of our neighborhood council. On November 25, 2021 soldiers shot Gulbiddin Ziyobekov and we stood on the square for four days. I carried tea and wood in the car. In May 2022 the internet was cut and the operation began. On May 22, 2022 men of the GKNB took me from the car at the bridge and kept me for six days in the cellar of their building. They hit my right knee with a truncheon and put a bag over my head. A major whom they called Rahmon wanted me to sign that Alim had paid for weapons. I did not sign. My cousin Daler signed on the fourth day. They let me go after my father gave 20,000 somoni to the guard. Alim was sentenced to sixteen years in December 2022. In August 2023 I was called as a witness in a second case and went to Russia instead. In Moscow the police checked my papers twice. In October 2024 two Tajiks in plain clothes came to the garage where I worked and asked the owner for me by name.',
      'Did you go to the police?':
        'No. The police in Khorugh obey the GKNB. My father wrote to the ombudsman in July 2022 and an answer came in September: no facts were confirmed.',
      'Could you live elsewhere in your country?':
        'In Dushanbe I stayed nine days with my sister Nigora in August 2023 before the flight. A person from Khorugh is asked for his residence everywhere.',
      'How did you travel?':
        'From Dushanbe to Moscow by plane on August 14, 2023. From Moscow to Istanbul on November 30, 2025, then Mexico. Nigora’s husband bought the ticket to Moscow. The tickets to Mexico, $2,900, were from what I had earned in the garage.',
      Family:
        'Zarina and the children moved to her parents’ house in Ishkoshim in 2023. Somon’s school said that the son of a traitor cannot be a class leader. My father died in January 2025. My mother lives with Nigora.',
      'Have you ever harmed anyone or belonged to a group?':
        'No. I was never a member of the council; I drove its chairman. I served in the border troops from 2006 to 2008 as a cook.',
    },
    documents: {
      'Declaration of Zarina Nazarova':
        'On the sixth day his father brought him home on a cart. The right knee was as big as a melon and he could not hear with one ear. I put cold cloths. The nurse Savri came at night because the hospital had to write down everybody who came with such injuries. In September 2023 two men asked me at the gate where Farrukh was, and I said in Moscow, God forgive me. They took the telephone of my brother-in-law. In the winter of 2025 they called Daler again and he has not come back to his house since.',
      'Report of Dr. Lucas Feinberg, M.D.':
        'I examined Mr. Nazarov on June 11, 2026, for seventy-five minutes through a Farsi interpreter. The right knee has a tear of the meniscus on the MRI of May 28, 2026, ordered by his physician Dr. Shah, consistent with a direct blow. Perforation of the left eardrum, healed, highly consistent with slaps on the ear as he describes. No scars of burns. I am not able to say when the injuries happened.',
      'Psychological evaluation of Dr. Rebecca Amsel':
        'Two interviews, on June 3 and June 24, 2026. Major depressive disorder, moderate; he meets some but not all criteria of post-traumatic stress disorder. He has nightmares of a bag. He takes sertraline, prescribed by Dr. Shah since April. I do not think that he exaggerates: on two questions he denied what would have helped him.',
      'Letter of Manizha Davlatova, Pamir Diaspora Network':
        'I have recorded the arrests of 2022 from Warsaw. Mr. Nazarov’s name is on our list of June 2022 as no. 114. Mr. Sherzamonov was held in Dushanbe and then in the colony of Vahdat. At least forty of those on the list were sentenced; Mr. Nazarov was not tried. In 2024 three Pamiris were returned from Moscow. I have not met Mr. Nazarov in person.',
    },
    statements: [
      '+ Mr. Nazarov worked as the driver of a community leader in Khorugh.',
      '+ He helped the protesters of November 2021 by bringing them firewood and tea.',
      '+ He was seized at a bridge in May 2022 and spent six days in the basement of the security service.',
      '+ His captors wanted a false confession against his employer, and he refused to give it.',
      '+ His cousin gave in after four days.',
      '+ Only a bribe that his father paid got him out.',
      '+ A letter to the ombudsman achieved nothing.',
      '+ Rather than testify in a second trial, Mr. Nazarov left for Russia in August 2023.',
      '+ Even in Moscow he was looked for by his countrymen at his place of work.',
      '+ His wife nursed his swollen knee at home, since the hospital was reporting the injured.',
      '+ Dr. Feinberg found a torn meniscus and a healed perforation of the eardrum.',
      '+ Dr. Amsel diagnosed a moderate depression and takes his account to be honest.',
      '+ His name appears on a list of detainees that an organization of the diaspora drew up in June 2022.',
      '+ His son was passed over at school because of him.',
      '+ Mr. Nazarov did his military service in the kitchen of a border unit.',
      '- Mr. Nazarov signed a statement against his employer on the fourth day.',
      '- Mr. Nazarov was the head of the neighborhood council.',
      '- The officers struck his left knee with a truncheon.',
      '- His cousin paid 20,000 somoni for his release.',
      '- Mr. Nazarov was sentenced to sixteen years in December 2022.',
      '- He has lost the hearing of his right ear to a perforated eardrum.',
      '- Dr. Feinberg ordered the MRI of May 28, 2026.',
      '- Dr. Amsel prescribed sertraline to him.',
      '- Dr. Amsel diagnosed post-traumatic stress disorder.',
      '- Zarina told the men at the gate that her husband was in Dushanbe.',
      '- He went to Moscow by way of Istanbul in August 2023.',
      '- His wife and children live with his sister in Dushanbe.',
      '- His father wrote to the prosecutor before Mr. Nazarov was arrested.',
      '- Ms. Davlatova has known Mr. Nazarov since his time in Khorugh.',
      '- His mother died in January 2025.',
    ],
  },
  {
    name: 'waiver of a Guatemalan tile setter whose wife is a veteran',
    filingDate: 'November 29, 2026',
    record:
      'Name: Edwin Rolando Xicará\nGender: Male\nDate of birth: 1991-12-08\nCountry of birth: Guatemala\nCountry of citizenship: Guatemala\nMarital status: Married\nLast entry date: 2011-03-17\nManner of entry: Without inspection\nSpouse name: Tamara Jean Whitfield\nSpouse gender: Female\nSpouse date of birth: 1989-06-25\nSpouse citizenship: United States citizen\nDate of marriage: 2018-10-06\nNumber of children: 1\nChild 1 name: Micah Xicará\nChild 1 date of birth: 2020-01-19',
    answers: {
      'How did the applicant enter and has he left since?':
        'He crossed near Laredo on March 17, 2011, at nineteen. Border Patrol had caught him on March 3 and sent him back to Mexico the same day. He has not left since.',
      'Criminal history':
        'In 2015 he was cited in Tulsa for driving without insurance and paid $250. On July 4, 2017 his brother Noé was arrested for a fight at a fair; Edwin was a witness.',
      'Hardship if the applicant is denied admission':
        'Tamara served in the Army from 2008 to 2014, in Kandahar as a medic from 2010 to 2011. The VA rates her 70 percent disabled: post-traumatic stress disorder and the left shoulder. She works twenty-five hours as a dispatcher for a plumbing firm and earns $1,700 a month. With the VA’s $1,930 and his $4,200 they pay a mortgage of $1,410, and $380 for the truck, which is hers. Micah has a cochlear implant on the right side since 2023 and goes to speech therapy twice a week; Edwin takes him on Mondays and her mother on Thursdays. Tamara has a daughter from before, Jada, who is fourteen; her father Curtis Bell pays $300 a month and has her every other weekend. Edwin gets up when Tamara has nightmares and checks the doors with her.',
      'Hardship if the relative relocates':
        'She does not speak Spanish. In Totonicapán there is no audiologist; the closest one is in Quetzaltenango. Jada could not go: the decree gives Tamara and Curtis joint custody and the child may not leave Oklahoma without his consent. The VA pays the pension abroad but the group sessions are in Tulsa.',
      'Other factors':
        'He sets tile for Brennan Floors since 2016 and did the floor of the parish hall for nothing. He has paid taxes since 2014. Her father Dale lives in Arkansas; they do not speak. Her mother Lorraine had a hip replaced in May 2026.',
      'Other filings':
        'Tamara’s I-130 was filed on February 11, 2020 and approved on August 30, 2021. A notario in Tulsa, Rubén Pacheco, took $1,800 in 2013 to file for asylum and filed nothing.',
    },
    documents: {
      'Letter of Dr. Naomi Brandt, VA psychiatrist':
        'I have treated Ms. Whitfield since September 2019. Diagnosis: PTSD, chronic. She was hospitalized once, for nine days in March 2021, after the anniversary of the convoy. There has been no suicide attempt; she had plans then. She takes prazosin and venlafaxine. Her husband found her on the porch that night and drove her to us. Since then there has been no admission. In my opinion his absence would put her at a high risk of another.',
      'Letter of Kelsey Rao, audiologist':
        'Micah was born with profound loss in the right ear and a moderate loss in the left, for which he wears an aid. The implant was done by Dr. Oduya on May 9, 2023 and activated on June 6. The processor needs to be mapped every three months. Mr. Xicará has been at nine of the last eleven visits. Micah speaks in sentences of four words.',
      'Declaration of Tamara Jean Whitfield':
        'I met Edwin in June 2016 when he laid the tile in my bathroom. I had left Curtis the year before because he drank. Curtis has been sober since 2019 and he is good to Jada. I owe $9,200 on credit cards. I stopped the treatment with Dr. Brandt’s predecessor, Dr. Ellis, because he only talked of pills. If Edwin goes I stay with the kids. My mother wants to help but she is seventy-one and walks with a cane.',
      'Letter of Pat Brennan, owner of Brennan Floors':
        'Edwin leads a crew of four. He came to me as a helper. I pay him on a W-2. I gave him a week off with pay when his wife was in the hospital. My brother-in-law had a fight with him over a saw in 2022, and it was my brother-in-law’s fault.',
    },
    statements: [
      '+ Mr. Xicará was nineteen when he entered the country for good.',
      '+ He had been turned back at the border two weeks earlier.',
      '+ He has no arrests; his only citation, for lack of insurance, is paid.',
      '+ Ms. Whitfield deployed to Afghanistan as an Army medic.',
      '+ The Department of Veterans Affairs rates her disability at seventy percent.',
      '+ She was an inpatient for nine days in March 2021.',
      '+ On that occasion it was her husband who brought her to the hospital.',
      '+ Her psychiatrist expects that without him she could well be hospitalized again.',
      '+ Micah hears with an implant in one ear and a hearing aid in the other.',
      '+ Mr. Xicará has missed only two of the last eleven appointments with the audiologist.',
      '+ Jada spends every other weekend with her father, who pays support.',
      '+ Because custody is shared, Ms. Whitfield could not take her daughter abroad without the father’s agreement.',
      '+ Her mother, who is in her seventies, had hip surgery this year.',
      '+ A notario took his money in 2013 and never filed anything.',
      '+ He has worked for the same flooring company for ten years and now heads a crew.',
      '- Mr. Xicará was arrested on July 4, 2017 after a fight at a fair.',
      '- Mr. Xicará filed an application for asylum in 2013.',
      '- Ms. Whitfield injured her right shoulder in the Army.',
      '- Micah received the implant in his left ear.',
      '- Curtis Bell has sole custody of Jada.',
      '- Ms. Whitfield pays Mr. Bell $300 a month in support.',
      '- Mr. Xicará takes Micah to speech therapy on Thursdays.',
      '- Dr. Brandt implanted the device on May 9, 2023.',
      '- Ms. Whitfield attempted suicide in March 2021.',
      '- She has been hospitalized twice since she left the Army.',
      '- Mr. Xicará filed the I-130 on February 11, 2020.',
      '- The I-130 was approved before the couple had a child.',
      '- Dr. Ellis has treated Ms. Whitfield since 2019.',
      '- Her father had a hip replaced in May 2026.',
      '- Mr. Xicará served in the Army with his wife.',
    ],
  },
  {
    name: 'naturalization of a Polish physical therapist with a foreign divorce',
    filingDate: 'November 29, 2026',
    record:
      'Name: Agnieszka Maria Zielińska\nGender: Female\nDate of birth: 1984-02-29\nCountry of birth: Poland\nCountry of citizenship: Poland\nMarital status: Married\nSpouse name: Gregory Paul Lindholm\nSpouse gender: Male\nSpouse date of birth: 1979-11-11\nSpouse citizenship: United States citizen\nDate of marriage: 2021-06-12\nLawful permanent resident since: 2022-09-08\nCategory: CR6\nNumber of children: 1\nChild 1 name: Hanna Wójcik\nChild 1 date of birth: 2011-05-14',
    answers: {
      'Trips outside the United States since becoming a resident':
        'Poland, December 20, 2022 to January 8, 2023. Poland, July 1 to September 26, 2023, for Hanna’s summer and her mother’s eye operation. Canada, March 2 to 5, 2024, with her husband. Poland, June 21 to July 19, 2025. No others.',
      'Work and taxes':
        'Physical therapist at Lakeshore Rehabilitation since November 2022, full time since April 2023; before that an aide at St. Anne’s from March 2020 to October 2022. From January 2024 to June 2024 she also saw patients at a gym, Core North, on Saturdays. All taxes filed jointly since 2021. In 2022 they owed $3,140 and paid by installments until May 2024.',
      'Arrests, citations and offenses':
        'One speeding ticket in Evanston in October 2023, $120, paid. In 2009 in Kraków she was fined 200 zlotys for riding a bicycle after two beers. Her husband was convicted of disorderly conduct in 2005. She has never been arrested.',
      Marriages:
        'Married Paweł Wójcik in Kraków on September 5, 2009. He filed for divorce in 2016; the judgment of the Regional Court in Kraków is of February 20, 2018. She has parental authority and Hanna lives with her; he pays 1,200 zlotys a month. Gregory was married once before, to Dana Frost; she died in 2017.',
      Residence:
        'Since 2020 in Chicago; with Gregory on Foster Avenue since February 2021. From August to October 2024 she stayed with her friend Ewa in Skokie because of a crisis; they went to a counselor and she came back. They filed no papers.',
      'Citizenship for the child': 'Hanna has been a permanent resident since 2022 too. Gregory has not adopted her.',
    },
    documents: {
      'Letter of Rev. Adam Kowal':
        'I know Agnieszka since 2020. She teaches the Saturday school of our parish, the second grade. Her husband is Lutheran and comes at Christmas. She organized the medical shelf for the refugees from Ukraine in 2022. I counseled the couple on three evenings in September 2024.',
      'Letter of Lakeshore Rehabilitation':
        'Ms. Zielińska was hired on November 14, 2022 at thirty hours a week. She became full time on April 3, 2023. She was promoted to senior therapist in February 2025. She has had no discipline. Her unpaid leave from July 3 to September 27, 2023 was approved by the director, Mr. Osei.',
      'Declaration of Gregory Paul Lindholm':
        'I lost my job at the printing plant in June 2024 and drank too much that summer. I never raised a hand. I have not had a drink since October 12, 2024. I am an apprentice electrician since January 2025. Agnieszka carried the rent then. My stepdaughter calls me Greg and we build model boats. Her father telephones on Sundays.',
      'Judgment of the Regional Court in Kraków (translation)':
        'The marriage of Paweł Wójcik, petitioner, and Agnieszka Wójcik née Zielińska, respondent, is dissolved without a finding of fault. Parental authority over the minor Hanna is given to the mother, that of the father being limited to decisions of education and health. The father shall pay 1,200 PLN a month. The costs are borne by the petitioner.',
    },
    statements: [
      '+ Ms. Zielińska has been a permanent resident for more than four years.',
      '+ None of her trips abroad lasted six months.',
      '+ Her longest absence, of not quite three months, fell in the summer of 2023.',
      '+ Her employer had granted her unpaid leave for that time.',
      '+ She has never been arrested, though she was once fined in Poland for cycling after drinking.',
      '+ Her first marriage was dissolved in 2018 by a Polish court, which found neither spouse at fault.',
      '+ Her daughter lives with her, and the father contributes support.',
      '+ The couple lived apart for some weeks in 2024 and then reconciled.',
      '+ Neither of them started a divorce.',
      '+ Mr. Lindholm is a widower.',
      '+ They paid off a tax debt for 2022 by installments.',
      '+ She was promoted in 2025 after a little more than two years with her employer.',
      '+ Mr. Lindholm has not been drinking since October 2024.',
      '+ She gives lessons at the parish’s Saturday school.',
      '+ For half a year in 2024 she had a second job on Saturdays.',
      '- Ms. Zielińska filed for divorce from Mr. Wójcik in 2016.',
      '- Mr. Wójcik has custody of Hanna.',
      '- Ms. Zielińska pays child support of 1,200 zlotys a month.',
      '- The court in Kraków found Mr. Wójcik at fault.',
      '- Ms. Zielińska was convicted of disorderly conduct in 2005.',
      '- Mr. Lindholm divorced Dana Frost in 2017.',
      '- Hanna was adopted by Mr. Lindholm.',
      '- Mr. Lindholm moved out of the apartment in August 2024.',
      '- She was a full-time therapist at Lakeshore from November 2022 on.',
      '- She worked at Core North while she was an aide at St. Anne’s.',
      '- Her trip in the summer of 2023 was for her father’s eye operation.',
      '- She went to Canada alone in March 2024.',
      '- Hanna is a citizen of the United States.',
      '- The tax debt of 2022 has not been paid.',
      '- Rev. Kowal has counseled the couple since 2020.',
    ],
  },
  {
    name: 'motion to reopen of a Salvadoran who was ordered removed in absentia',
    filingDate: 'November 29, 2026',
    record:
      'Name: Blanca Estela Portillo\nGender: Female\nDate of birth: 1993-04-11\nCountry of birth: El Salvador\nCountry of citizenship: El Salvador\nMarital status: Single\nLast entry date: 2018-07-22\nManner of entry: Without inspection\nNumber of children: 2\nChild 1 name: Keily Portillo\nChild 1 date of birth: 2012-08-09\nChild 2 name: Dylan Guardado\nChild 2 date of birth: 2021-11-27',
    answers: {
      'What happened in the case?':
        'She and Keily were released at McAllen on July 25, 2018 with an order of supervision to report in Houston. She gave the address of her aunt Marta, 4410 Dashwood. In October 2018 they moved to Pasadena because the aunt’s landlord allowed only four. She told the officer at the check-in on November 6, 2018, and he wrote it on a sheet. The notice of hearing was mailed to Dashwood on January 15, 2019. The hearing was on March 26, 2019. The judge ordered both removed. She learned of it on August 19, 2026 when she applied for a work permit through the office of Ms. Tran.',
      'Earlier lawyers':
        'In December 2018 her uncle Ismael paid $1,200 to a lawyer, Kevin Stroud, to look after the case. He did not enter an appearance and told them by telephone that a letter would come. The complaint to the State Bar was sent on October 20, 2026. He answered on November 10 that he was hired for a consultation only.',
      'Why did she leave?':
        'Dylan’s father is Óscar Guardado, whom she met in Houston. Keily’s father, Wilfredo Chicas, is a member of the MS in Soyapango. He beat her from 2011 to 2018 and broke two of her fingers on the left hand with a door in May 2018. His brother Mauricio is a policeman. She reported it once, in 2016; the police gave her a paper and Wilfredo tore it up. Wilfredo was arrested under the state of exception in June 2022 and released in 2024.',
      'Life in the United States':
        'She cleans offices at night for Bayou Janitorial since 2020. Óscar works on roofs; they are not married and share the apartment in Pasadena. Dylan has asthma. Keily is in the ninth grade. She was ticketed for an expired sticker in 2022.',
    },
    documents: {
      'Declaration of Marta Portillo':
        'I am the sister of Blanca’s father. They lived with me for less than three months. A letter from the court came in January 2019. I put it in the drawer, because I thought that it was the same as the others, and then I had the operation on my gallbladder and forgot. I gave it to her in August of this year. Blanca came every Sunday, and I never said anything. I am sorry.',
      'Declaration of Ismael Portillo':
        'I paid the lawyer in two parts, $700 on December 8, 2018 and $500 on January 5, 2019. I was in the office with Blanca. He said that he would go with her. I called him four times in spring. The secretary said that he was in trial.',
      'Letter of Dr. Anita Kessler, hand surgeon':
        'I saw Ms. Portillo on September 30, 2026. There are old fractures of the fourth and fifth fingers of the left hand that were not set. The deformity fits a crushing injury. I offered an operation and she wishes to wait. I have no knowledge of who caused it.',
      'Record of the immigration court (copy)':
        'Notice to Appear served in person July 24, 2018; address given: 4410 Dashwood, Houston. Form EOIR-33: none on file. Notice of hearing mailed January 15, 2019, not returned. March 26, 2019: respondents did not appear; removability established by the record of the admission of alienage; ordered removed in absentia to El Salvador. No appearance of counsel.',
      'Email of Kevin Stroud, November 10, 2026':
        'I met Ms. Portillo and her uncle once. I was engaged for a consultation and a review of her papers. I did not agree to appear. The payments of $1,200 were for that. My notes of 2018 were lost in a flood.',
    },
    statements: [
      '+ Ms. Portillo and her daughter were ordered removed when they did not appear in March 2019.',
      '+ The notice of that hearing went to an address that she had left three months before.',
      '+ She had informed the officer who supervised her of the move.',
      '+ Her aunt received the letter but did not pass it on for years.',
      '+ A lawyer was paid to attend to the matter and never entered an appearance.',
      '+ The money came from her uncle, who paid in two installments.',
      '+ A grievance against Mr. Stroud is pending with the State Bar, and he has responded to it.',
      '+ Mr. Stroud maintains that he was retained only for a consultation.',
      '+ She found out about the order more than seven years after it was made.',
      '+ No change-of-address form reached the court.',
      '+ The father of her older child abused her for years.',
      '+ He crushed two of her fingers in a door shortly before she fled.',
      '+ A surgeon has confirmed old fractures that were never treated.',
      '+ Her only report to the police led nowhere.',
      '+ She has worked nights as an office cleaner since 2020.',
      '- Ms. Portillo paid the lawyer $1,200 from her savings.',
      '- Mr. Stroud appeared for her at the hearing of March 26, 2019.',
      '- The notice of hearing was mailed to Pasadena.',
      '- The notice was returned to the court as undeliverable.',
      '- Ms. Portillo filed Form EOIR-33 in November 2018.',
      '- Her aunt gave her the letter in January 2019.',
      '- She moved to Pasadena after the notice had been mailed.',
      '- Wilfredo Chicas is the father of Dylan.',
      '- Óscar Guardado broke two of her fingers in May 2018.',
      '- The fractures are of the right hand.',
      '- Dr. Kessler operated on her hand in September 2026.',
      '- Wilfredo Chicas is a police officer in Soyapango.',
      '- Keily has asthma.',
      '- Ms. Portillo is married to Mr. Guardado.',
      '- Mr. Chicas was arrested before she left El Salvador.',
    ],
  },
]
