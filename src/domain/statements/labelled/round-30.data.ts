import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The thirtieth round: sixty statements of three records, written whole before the checks were run on any of them. */
export const thirtiethRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a Filipino caregiver whose husband, a veteran, is the qualifying relative',
    filingDate: 'May 4, 2027',
    record:
      'Name: Rosalinda Bautista Kessler\nGender: Female\nDate of birth: 1981-10-22\nCountry of birth: Philippines\nCountry of citizenship: Philippines\nMarital status: Married\nSpouse name: Gordon Kessler\nSpouse status: U.S. citizen\nLast entry date: 2011-06-07\nManner of last entry: Visitor visa of another person\nNumber of children: 1\nChild 1 name: Lila Kessler\nChild 1 date of birth: 2016-02-29\nChild 1 gender: Female',
    answers: {
      'Qualifying relative':
        'Her husband Gordon Kessler, 57, served in the Navy from 1988 to 1996 and was honorably discharged. They married on September 12, 2014 in Reno. It is his second marriage; he divorced Brenda Holt in 2009. He has a grown son, Trevor, from that marriage.',
      'Health of the qualifying relative':
        'Gordon lost most of his hearing in the service and has had type 2 diabetes since 2013. In November 2025 two toes of his right foot were amputated. Rosalinda dresses the wound, gives him his insulin and drives him to the VA clinic. He has never been treated for a mental illness, but Dr. Sandoval, a psychologist, saw him in February 2027 and found major depressive disorder.',
      Finances:
        'Gordon receives $2,140 a month from the VA and $1,310 from Social Security. Rosalinda works nights at Desert View Home and earned $36,900 in 2026. Trevor borrowed $9,000 from them in 2022 and has not paid it back. They rent for $1,475.',
      'Family in the United States':
        'Trevor, 31, lives in Alaska and has not visited since 2023. Gordon’s mother Ruth, 84, is in a nursing home in Sparks; Rosalinda visits her on Sundays. Lila, 11, plays the cello and is healthy.',
      'If the family moved to the Philippines':
        'Rosalinda is from Tacloban. Her house was destroyed by the typhoon in 2013. Her sister Marivic lives there with four children. Gordon was in Subic Bay in 1991 with his ship; he has not been back. He speaks no Tagalog.',
      'Immigration history':
        'On June 7, 2011 she came to Los Angeles with the passport of her cousin Grace Ocampo, who had a visa. Her aunt Imelda had arranged it. Nobody asked her anything at the airport beyond the purpose of the trip. She has not left the United States since. She never claimed to be a citizen.',
      'Criminal history':
        'She was never arrested. Gordon was arrested once, in 1999, for disorderly conduct, and the case was dismissed.',
      'Prior filings':
        'An I-130 by Gordon was filed on March 3, 2023 and approved on October 17, 2024. An application for adjustment was denied on August 6, 2025 because of the false passport. A notary, Mr. Felix Ureña, prepared it and took $2,800; he is not a lawyer.',
    },
    documents: {
      'Evaluation of Dr. Paula Sandoval':
        'At the request of counsel I evaluated Mr. Kessler on February 9 and 16, 2027, for five hours in all. I had no earlier contact with the family and will not treat him. I was paid $1,200 for the evaluation. Mr. Kessler scored 29 on the Beck inventory. He denied any plan to take his life. He drank heavily after his divorce and has been sober since 2012. In my opinion his depression is severe and would worsen if his wife left. I did not interview the daughter.',
      'Declaration of Gordon Kessler':
        'I am the husband of Rosalinda. When my toes were taken off she slept in a chair beside me for six nights. My son and I do not speak much. I knew about the passport when we married; she told me in 2013. I had to stop driving in January 2026 because of my eyes. My mother does not recognise me any more, but she smiles when my wife comes.',
      'Letter of Pastor Daniel Nguyen':
        'I have known Mrs. Kessler since 2015 at Grace Lutheran. She runs the food pantry on Saturdays and is paid nothing for it. I married nobody in that family, I came later. I have not met Trevor. She told me herself, in tears, about the way she entered.',
    },
    computed: { ground: 'fraud', applicant_age: 45 },
    statements: [
      '+ Mr. Kessler, a Navy veteran, is hard of hearing because of his years in the service.',
      '+ Two of his toes had to be amputated in late 2025.',
      '+ It is Mrs. Kessler who cares for his wound and injects his insulin.',
      '+ The psychologist, who evaluated him over two days at counsel’s request, found his depression to be severe.',
      '+ His wife has no arrests.',
      '+ The adjustment application, which a notary had prepared, was denied in August 2025.',
      '+ His son Trevor lives far away, in Alaska.',
      '- Having been widowed, Mr. Kessler married the applicant in 2014.',
      '- Dr. Sandoval has been treating Mr. Kessler for his depression.',
      '- The psychologist also interviewed Lila.',
      '- The report was written free of charge.',
      '- Mrs. Kessler was admitted in 2011 on a visa that had been issued to her.',
      '- It was her husband’s cousin whose passport she used.',
      '- The passport had been arranged by Mr. Ureña.',
      '- Her attorney, Mr. Ureña, prepared the earlier application.',
      '- Mrs. Kessler was arrested once, for disorderly conduct.',
      '- Mr. Kessler, who drives her to the VA clinic, depends on nobody.',
      '- The pastor performed their wedding.',
      '- Mr. Kessler learned of the passport only after the wedding.',
      '- He borrowed $9,000 from his son in 2022.',
    ],
  },
  {
    name: 'asylum of a Nicaraguan journalist and her landlord’s threats',
    filingDate: 'March 15, 2027',
    record:
      'Name: Xiomara Lacayo Ruiz\nGender: Female\nDate of birth: 1993-04-18\nCountry of birth: Nicaragua\nCountry of citizenship: Nicaragua\nMarital status: Single\nLast entry date: 2026-05-30\nManner of last entry: Without inspection\nNumber of children: 1\nChild 1 name: Elías Lacayo\nChild 1 date of birth: 2015-11-03\nChild 1 gender: Male',
    answers: {
      'Why did the client leave?':
        'Xiomara reported for Radio Amanecer in Estelí from 2014. On July 9, 2018 paramilitaries in hoods broke into the station, smashed the transmitter and beat the technician, Julio Zeledón. She hid under a desk and was not hurt that day.',
      'First detention':
        'On February 11, 2024 two policemen stopped her on her way to work and brought her to the station in Estelí. She was kept for three days. Commissioner Arauz slapped her and asked who paid for the radio. A woman officer stripped and searched her. She was let go after her brother Norlan signed a paper that she would not broadcast. There was no charge.',
      'Second incident':
        'On October 26, 2025 four men on two pickups shot at her house at night. A bullet hit her mother, doña Carmen, in the shoulder. Elías was in the next room. The men shouted “traitor.” One of them was her neighbor Wilmer Picado, a member of the council of citizens’ power.',
      'Did the client report it?':
        'Her mother went to the police on October 28, 2025. The police wrote nothing down and told her to keep her daughter quiet. Xiomara herself did not go to the police. She did complain to the Inter-American Commission, by e-mail, in December 2025.',
      'Where else did the client live?':
        'She spent from January 3 to April 20, 2026 with her aunt Socorro in Managua. Nothing happened to her there, but two cars stood before the house in April. She then traveled through Honduras, Guatemala and Mexico in five weeks.',
      'Family now':
        'Elías is with her mother in Estelí. Norlan left for Costa Rica in 2025 and was given refugee status there in 2026. Her father, a Sandinista veteran, died of a stroke in 2009. Elías’s father, Ramón Gadea, recognised the boy and pays nothing.',
      'Harm feared': 'She fears the police and the paramilitaries. The radio lost its licence on March 2, 2024.',
      'Criminal history': 'None anywhere.',
      'Time in the United States':
        'She crossed near El Paso on May 30, 2026 and was held for eight days. An officer found that she had a credible fear on June 5, 2026. She lives with her friend Maritza Ochoa in Tulsa. She has no work permit yet and does not work. She filed no earlier application.',
    },
    documents: {
      'Declaration of Carmen Ruiz':
        'I am the mother of Xiomara. I was shot in the left shoulder on the night of October 26. I knew Wilmer Picado by his voice. A nurse, doña Lesbia, treated me at home as I did not dare to go to the hospital. The policeman at the desk laughed. My son Norlan was already in Costa Rica. My daughter never carried a weapon and never belonged to a party.',
      'Psychological evaluation, Lic. Andrew Pruitt, LPC':
        'I met Ms. Lacayo three times in November 2026 by video, in Spanish and without an interpreter. She reports nightmares and startles at motors. She meets the criteria of generalized anxiety disorder; the criteria of PTSD are not fully met. I did not see physical scars. I have been her counselor since and see her every other week.',
      'Report of the Foundation for Free Press':
        'Between 2018 and 2025 fifty-four radio stations were closed in Nicaragua. Radio Amanecer of Estelí was stripped of its licence in March 2024. Its director, Mr. Bayardo Tórrez, was expelled to the United States in February 2023. The police detained at least three of its reporters.',
    },
    computed: { applicant_age: 33, one_year_deadline: '2027-05-30' },
    statements: [
      '+ Ms. Lacayo, a radio reporter, hid while masked men wrecked the studio in 2018.',
      '+ In February 2024 she was detained for three days, in the course of which a commissioner struck her.',
      '+ Her release was obtained by her brother, who had to sign an undertaking that she would stay off the air.',
      '+ During the attack of October 2025 her mother was wounded by a bullet.',
      '+ The mother turned to the police two days later, to no avail.',
      '+ Her brother has been recognised as a refugee in Costa Rica.',
      '- Ms. Lacayo was beaten by the paramilitaries who stormed the station in 2018.',
      '- It was a policewoman who slapped her.',
      '- She was formally charged before being released.',
      '- Doña Carmen signed the paper on which her daughter was let go.',
      '- Ms. Lacayo was shot in the shoulder.',
      '- The shots were fired by policemen.',
      '- The police took down the mother’s complaint and opened an investigation.',
      '- Following the shooting, Ms. Lacayo went to the police herself.',
      '- Norlan reported the shooting to the police.',
      '- Her mother was operated on at the hospital.',
      '- Mr. Pruitt diagnosed her with post-traumatic stress disorder.',
      '- The evaluator saw her on a single occasion and has not treated her.',
      '- Elías entered the United States with his mother.',
      '- She was followed and attacked again in Managua.',
    ],
  },
  {
    name: 'naturalization of a Ghanaian accountant with trips, a citation and an earlier marriage',
    filingDate: 'August 2, 2027',
    record:
      'Name: Kwabena Osei-Mensah\nGender: Male\nDate of birth: 1979-01-30\nCountry of birth: Ghana\nCountry of citizenship: Ghana\nMarital status: Married\nSpouse name: Adjoa Osei-Mensah\nSpouse status: Lawful permanent resident\nLawful permanent resident since: 2019-05-14\nNumber of children: 2\nChild 1 name: Kofi Osei-Mensah\nChild 1 date of birth: 2010-08-08\nChild 1 gender: Male\nChild 2 name: Esi Osei-Mensah\nChild 2 date of birth: 2020-12-19\nChild 2 gender: Female',
    answers: {
      'Permanent residence':
        'He became a permanent resident on May 14, 2019 through the diversity visa. He came to Columbus, Ohio and has lived there ever since, first on Refugee Road, since 2022 on Noe Bixby Road.',
      Employment:
        'He was a bookkeeper at Buckeye Freight from July 2019 to March 2023. Since April 2023 he has been an accountant with the City of Columbus. He was unemployed for no time in between. His wife is a pharmacist’s assistant.',
      Trips:
        'Ghana from December 10, 2021 to January 22, 2022 for his father’s funeral; Ghana from June 1 to November 20, 2024 to care for his mother, who had broken her hip; Toronto from July 3 to July 6, 2026 for a wedding. During the long trip his wife and children stayed in Columbus, the City kept his job on unpaid leave, and he paid the rent.',
      'Marital history':
        'He was married to Akosua Frimpong from 2006 to 2013; they divorced in Kumasi. Kofi is from that marriage and came to the United States in 2021. He married Adjoa on April 2, 2016. She was married once before, her first husband died in 2012.',
      'Criminal history':
        'On March 8, 2025 a Columbus police officer cited him for speeding; he paid $165. He has never been arrested. In 2020 his brother Yaw, who lived with him then, was arrested for assault; the charge was dropped.',
      'Taxes and support':
        'He filed returns for each year, for 2022 late, in November 2023, because of a missing form; he owed $740 and has paid it. He pays nothing to his first wife, who supports herself. Kofi lives with him.',
      'Oath and groups':
        'He registered for nothing since he was 40 when he came. He is a deacon of the Church of Pentecost. He was never in an army. He has never voted in the United States; Yaw became a citizen in 2023 and votes.',
      'Prior filings':
        'A first N-400, filed in June 2024, was withdrawn by him in December 2024 because of the long trip. He filed an I-130 for nobody.',
    },
    documents: {
      'Letter of the City of Columbus':
        'Mr. Osei-Mensah has been employed in the Department of Finance since April 17, 2023. From June 1 to November 22, 2024 he was on approved leave without pay. His salary is $71,200. Signed, Marlene Vogt, human resources.',
      'Record of the Franklin County Municipal Court':
        'State of Ohio v. Kwabena Osei-Mensah. Speed, 48 in a 35 zone. Offense date March 8, 2025. Plea: no contest. Fine $165 and costs, paid March 29, 2025. No other cases under this name.',
      'Declaration of Yaw Osei-Mensah':
        'I am the younger brother of Kwabena. I lived on Refugee Road with him until 2021. While he was in Ghana I took Kofi to school and looked in on Adjoa. Our mother could not walk for five months; our sister Abena is abroad. Kwabena called his children every evening.',
    },
    computed: { applicant_age: 48, days_outside: 218 },
    statements: [
      '+ Mr. Osei-Mensah immigrated through the diversity lottery and has been a resident since 2019.',
      '+ His longest absence, in 2024, was to nurse his mother after she broke her hip.',
      '+ Throughout that absence his family remained in Ohio and his employer held his position for him.',
      '+ He has been cited for speeding but has no arrests.',
      '+ His earlier naturalization application was withdrawn at his own request.',
      '+ Kofi, the son of his first marriage, lives in his household.',
      '+ The tax return for 2022 was filed late, and the balance has been paid.',
      '- His first wife having died, he married Adjoa in 2016.',
      '- Mrs. Osei-Mensah is a United States citizen.',
      '- His first application for naturalization was denied.',
      '- In 2020 Mr. Osei-Mensah was arrested for assault, a charge that was later dropped.',
      '- He has voted in the United States.',
      '- He gave up his position with the City before he left for Ghana.',
      '- The leave granted by the City was paid.',
      '- While he was abroad, his sister took Kofi to school.',
      '- He pleaded not guilty to the speeding charge.',
      '- Both children were born in the first marriage.',
      '- The trip of 2021 was made in order to care for his mother.',
      '- Mr. Osei-Mensah pays alimony to his former wife.',
      '- He worked at Buckeye Freight and at the City at the same time.',
    ],
  },
]
