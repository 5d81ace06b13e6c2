import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Four records of four kinds: fifteen statements each as an honest brief has them, and fifteen with a natural slip of
 * drafting. Written whole, and sealed, while the checks were worked on by the round before it, and read once at the end.
 */
export const fiftiethRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of an Ecuadorian bus owner',
    filingDate: 'November 29, 2026',
    record:
      'Name: Wilson Patricio Chilán\nGender: Male\nDate of birth: 1983-05-16\nCountry of birth: Ecuador\nCountry of citizenship: Ecuador\nMarital status: Married\nSpouse name: Gladys Mercedes Toala\nSpouse gender: Female\nDate of marriage: 2008-02-23\nLast entry date: 2026-03-11\nPort of entry: Nogales\nManner of entry: Without inspection\nNumber of children: 3\nChild 1 name: Kevin Chilán\nChild 1 date of birth: 2009-01-07\nChild 2 name: Nayeli Chilán\nChild 2 date of birth: 2013-06-30\nChild 3 name: Mateo Chilán\nChild 3 date of birth: 2021-10-19\nReligion: Evangelical',
    answers: {
      'What happened to you?':
        'I own one bus on the route from Manta to Jaramijó; my brother-in-law Freddy Toala drove it in the afternoons. I was vice president of our drivers’ cooperative, and in June 2024 I spoke at the assembly against paying the vaccine to the Lobos. On August 2, 2024 a boy brought me a telephone, and a man who called himself Comandante Fito said that he knew what I had said and that each bus pays 40 dollars a week. The president, Segundo Anchundia, paid. I did not. On September 13, 2024 they shot at the bus with Freddy in it. A bullet went through his left hand. In October I went to the prosecutor with the numbers of the telephones. On January 20, 2025 two men took Kevin from the gate of the school and drove him around for three hours; they cut his right cheek and told him that his father talks too much. In July 2025 the bus was burned in the yard at night. I sold the land in Montecristi.',
      'Did you go to the police?':
        'The patrol came on the day of the shooting and picked up the casings. I gave my statement to the prosecutor Dr. Silvana Macías on October 8, 2024. She was moved to Portoviejo in December. A policeman, Sergeant Loor, told my wife in the market to make me withdraw it. I did not withdraw it.',
      'Could you live elsewhere in your country?':
        'From February to July 2025 Gladys and the children were with her aunt in Ambato. On May 30 somebody put a photograph of Nayeli in her uniform under the door. I stayed in Manta with the bus.',
      'How did you travel?':
        'All five of us by plane to San Salvador on September 2, 2025, and by land to Tapachula. We worked there for five months; I unloaded trucks and Gladys cooked for a school. My sister Dolores in Newark sent $3,500. The rest of the $11,000 was from the land.',
      'Have you ever harmed anyone or belonged to a group?':
        'Never. I did my year of military service in 2001, as a driver. I belong to the cooperative and to the church.',
      Family:
        'Freddy moved to Guayaquil and does not answer. Segundo Anchundia was killed in November 2025 although he had paid. My father-in-law looks after the yard.',
    },
    documents: {
      'Declaration of Gladys Mercedes Toala':
        'I washed my brother’s hand with boiled water. He was operated on at the Rodríguez Zambrano hospital, and two fingers do not bend. When Kevin came home his shirt was red. I took him to the health post and they put six stitches. He told me not to tell his father what they said, but I told him. Kevin has not gone to school since then; he studied with his cousin’s books. I found the photograph in Ambato. I recognized Sergeant Loor because his daughter was in Nayeli’s class.',
      'Certificate of the health post of Jaramijó':
        'CHILÁN Kevin, 16 years. January 20, 2025. Cut of 5 cm on the right cheek, sutured with six stitches, Dr. Ponce. Mother states that unknown persons did it. Control in eight days: healing well.',
      'Letter of Pastor Abel Quijije':
        'Brother Wilson has been with us since 2012. He repaired the roof in 2023 at his own cost. I was at the assembly in June 2024 as a guest and heard him say that whoever pays once pays forever. I advised him to be prudent. After the fire the church took a collection of 610 dollars for the family.',
      'Psychological report of Dr. Marisa Feldstein':
        'I saw Kevin on four dates between May and July 2026, and his father once, on July 9. Kevin has post-traumatic stress disorder. Mr. Chilán shows symptoms of anxiety but I did not diagnose him. Kevin began therapy at the Newark clinic in August. He has no thoughts of suicide. He does not want to be photographed.',
    },
    statements: [
      '+ Mr. Chilán made his living with a bus that he owned.',
      '+ He urged the other members of his cooperative not to give in to the extortion.',
      '+ The gang knew of his speech when it called him in August 2024.',
      '+ The head of the cooperative gave in to the demand; Mr. Chilán refused.',
      '+ The shot that was meant for the bus maimed his brother-in-law’s hand.',
      '+ He gave the prosecutor the telephone numbers that the callers had used.',
      '+ His eldest son was abducted in front of his school and slashed in the face.',
      '+ The wound on the boy’s cheek took six stitches.',
      '+ A police sergeant pressed him, through his wife, to take back his statement, but he stood by it.',
      '+ His wife and children sought refuge in the highlands, and were found there as well.',
      '+ The bus itself was destroyed by fire in the summer of 2025.',
      '+ Payment bought no safety: the colleague who had paid was murdered.',
      '+ The family reached the United States six months after it left Ecuador.',
      '+ Dr. Feldstein diagnosed the son with post-traumatic stress disorder.',
      '+ His pastor heard him speak against the payments.',
      '- Mr. Chilán was shot in the left hand in September 2024.',
      '- The bullet went through his brother-in-law’s right hand.',
      '- Mr. Chilán was the president of the cooperative.',
      '- Mr. Chilán paid forty dollars a week until October 2024.',
      '- Kevin was abducted before the bus was shot at.',
      '- Mr. Chilán withdrew his statement to the prosecutor.',
      '- Sergeant Loor threatened Mr. Chilán in the market.',
      '- Nayeli was taken from the gate of the school.',
      '- Mr. Chilán lived in Ambato from February to July 2025.',
      '- Dr. Feldstein diagnosed Mr. Chilán with an anxiety disorder.',
      '- His sister paid for the whole journey.',
      '- Dr. Ponce operated on Freddy Toala’s hand.',
      '- Pastor Quijije urged him to speak against the gang.',
      '- Segundo Anchundia was killed because he had refused to pay.',
      '- Gladys reported the abduction to Sergeant Loor.',
    ],
  },
  {
    name: 'waiver of a Vietnamese nail technician whose husband is a dialysis patient',
    filingDate: 'November 29, 2026',
    record:
      'Name: Tran Thi Bich Ngoc\nGender: Female\nDate of birth: 1990-08-03\nCountry of birth: Vietnam\nCountry of citizenship: Vietnam\nMarital status: Married\nLast entry date: 2014-09-20\nManner of entry: Visitor, B-2\nSpouse name: Raymond Joseph Thibodeaux\nSpouse gender: Male\nSpouse date of birth: 1976-12-27\nSpouse citizenship: United States citizen\nDate of marriage: 2019-04-13\nNumber of children: 1\nChild 1 name: Claire Thibodeaux\nChild 1 date of birth: 2020-07-08',
    answers: {
      'How did the applicant enter and has she left since?':
        'With a visitor’s visa at Houston on September 20, 2014. She told the officer that she would stay three weeks with a cousin, but she had an agreement to work in a salon. She has not left. In 2016 a notary filed for a change of status to student; it was denied in February 2017.',
      'Criminal history': 'None. In 2021 she got a ticket for rolling through a stop sign in Lafayette, paid.',
      'Hardship if the applicant is denied admission':
        'Raymond’s kidneys failed in March 2022 from high blood pressure. He has dialysis on Mondays, Wednesdays and Fridays from six to ten in the morning. Ngoc drives him, because he is dizzy afterwards. She gave up her mornings for it and works from noon to seven. He was a welder in the Port Fourchon yard and has had disability payments of $1,840 since September 2022. She makes about $2,900. She is being tested as a donor; his sister Yvette was ruled out because of diabetes. He cannot see well with the right eye since a bleeding in 2024. Their house has a mortgage of $1,150. Claire starts first grade and has a stutter; she goes to speech therapy at the school.',
      'Hardship if the relative relocates':
        'In Can Tho there is a dialysis center, but he would pay about $70 each time, and no transplant program takes foreigners. He does not speak Vietnamese. He would lose Medicare. His mother Odile is eighty-one and lives next door; he is her only son.',
      'Other factors':
        'Ngoc is a eucharistic minister at St. Genevieve. She has filed taxes jointly since 2019. She sends her parents $150 a month. She told the truth about the visa in her interview in 2025.',
      'Other filings':
        'Raymond filed the I-130 on June 5, 2020; approved October 19, 2021. The I-485 was denied on May 22, 2025 for misrepresentation.',
    },
    documents: {
      'Letter of Dr. Prakash Menon, nephrologist':
        'Mr. Thibodeaux has been my patient since April 2022. End-stage renal disease due to hypertension. He has been on the transplant list since January 2024. He missed two treatments in August 2023 when his wife had the flu, and was admitted for four days with fluid in the lungs. He has had no other admission. A living donor would shorten the wait, which is now about four years. I have not met the sister.',
      'Letter of Amy Boudreaux, LCSW, dialysis center':
        'Mrs. Thibodeaux is here three mornings a week. She keeps the list of his medicines and his fluids. In February 2026 he told me that he would stop dialysis if she had to go; I arranged an evaluation by Dr. Hargrove, who found him sad but not depressed. He comes to our group on the first Tuesday. I do not know the family in Vietnam.',
      'Declaration of Raymond Joseph Thibodeaux':
        'I was married before, to Sheila, from 2001 to 2012. We had no children. I met Ngoc in the salon where she did my mother’s hands. She did not want to date a customer’s son. I quit drinking the day Claire was born. The bank wrote us once in 2023 because we were late with two payments, and we caught up. My mother cooks but she cannot drive anymore. If Ngoc has to leave I keep Claire here, because of the school.',
      'Letter of Kim Lien Pham, owner of Magnolia Nails':
        'Ngoc has rented a chair from me since 2017. She pays me $120 a week. She trained three of my girls. In the hurricane of 2020 she cleaned the shop with me for two weeks and took nothing. I have told her that she can have the shop when I retire in three or four years.',
    },
    statements: [
      '+ Ms. Tran was admitted as a visitor in September 2014 and has remained since.',
      '+ She did not tell the officer at the airport that she meant to work.',
      '+ At her interview she owned up to it.',
      '+ Her husband’s kidneys have failed, and he needs dialysis three times a week.',
      '+ She takes him there and cares for him when he is faint afterwards.',
      '+ When she was sick in 2023, he missed treatments and had to be hospitalized.',
      '+ His sister cannot give him a kidney because she is diabetic.',
      '+ Ms. Tran herself is being evaluated as a donor.',
      '+ He no longer works and draws disability benefits.',
      '+ She earns more than he receives.',
      '+ In Vietnam he would have to pay for each session and could not get a transplant.',
      '+ He has elderly family next door who depend on him.',
      '+ The couple’s daughter receives speech therapy at school.',
      '+ He told the social worker that he would give up treatment if his wife had to leave.',
      '+ Her only offense is a traffic ticket, which she paid.',
      '- Ms. Tran entered the United States without inspection.',
      '- Mr. Thibodeaux has been on the transplant list since March 2022.',
      '- Mr. Thibodeaux has diabetes.',
      '- Dr. Hargrove diagnosed Mr. Thibodeaux with depression.',
      '- Mr. Thibodeaux has been hospitalized twice since his kidneys failed.',
      '- He has lost much of the sight of his left eye.',
      '- Ms. Tran filed the I-130 on June 5, 2020.',
      '- The I-485 was approved on May 22, 2025.',
      '- His sister drives him to dialysis.',
      '- Ms. Tran owns Magnolia Nails.',
      '- Ms. Tran was married before.',
      '- The bank foreclosed on the house in 2023.',
      '- Mr. Thibodeaux sends his parents $150 a month.',
      '- Claire would move to Vietnam with her mother.',
      '- Dr. Menon has examined Mr. Thibodeaux’s sister as a donor.',
    ],
  },
  {
    name: 'naturalization of a Nepali hotel manager with a custody order',
    filingDate: 'November 29, 2026',
    record:
      'Name: Bikram Adhikari\nGender: Male\nDate of birth: 1986-01-25\nCountry of birth: Nepal\nCountry of citizenship: Nepal\nMarital status: Divorced\nLawful permanent resident since: 2020-11-17\nCategory: E31\nNumber of children: 2\nChild 1 name: Aarav Adhikari\nChild 1 date of birth: 2014-05-02\nChild 2 name: Sana Adhikari\nChild 2 date of birth: 2017-12-13',
    answers: {
      'Trips outside the United States since becoming a resident':
        'Nepal, October 8 to November 2, 2022, for the festival, with the children. Nepal, January 6 to April 29, 2024, alone, when his mother broke her hip. Mexico, February 14 to 18, 2025. India, June 3 to 21, 2026, for a cousin’s wedding.',
      'Work and taxes':
        'Night auditor at the Prairie Inn in Amarillo from 2016 to 2019, then front desk manager; general manager since May 2021. He drove for a delivery company on weekends from March 2020 to June 2021 and declared it. For 2023 the return was filed late, in October 2024, with a penalty of $460, paid. He owes nothing.',
      'Arrests, citations and offenses':
        'On April 17, 2021 his wife called the police during an argument; they talked to both and left. On September 9, 2022 he was cited for no child seat, $215, paid. His brother Suman was arrested in 2019 for driving while intoxicated. He himself has never been arrested.',
      Marriages:
        'He married Prerana Shrestha in Kathmandu on March 6, 2012. They separated on August 1, 2022. She filed for divorce on October 30, 2022, and the decree is of July 25, 2023. She remarried in 2025.',
      'Children and support':
        'Both are joint managing conservators. The children live with Prerana during the school year and with him for six weeks in the summer and on the first, third and fifth weekend. He pays $1,150 a month. He was behind by two months in the spring of 2024 and paid it in July 2024.',
      Residence: 'In Amarillo since 2016; on Bell Street until August 2022 and on Georgia Street since then.',
      Military: 'No. His brother Suman is in the Texas Army National Guard.',
    },
    documents: {
      'Final decree of divorce, District Court of Potter County':
        'Signed July 25, 2023. Petitioner Prerana Adhikari, Respondent Bikram Adhikari. The parties are appointed joint managing conservators; Petitioner has the exclusive right to designate the primary residence. Respondent shall pay child support of $1,150 monthly from August 1, 2023. The house at Bell Street is awarded to Petitioner, the 2019 Toyota to Respondent. No findings of family violence.',
      'Letter of Ron Hadley, owner of the Prairie Inn':
        'Bikram began with me on nights. During the pandemic he slept in room 104 for three weeks so that we could stay open for the nurses. I made him general manager in May 2021. When he was in Nepal in 2024 his assistant, Lupe Garza, ran the house, and he called every morning. I did not pay him for those months, at his own wish. Two of his staff have been robbed at the desk; he has not.',
      'Letter of Prerana Shrestha':
        'Bikram is a good father. He has missed some weekends because of the hotel. When he was late in 2024 I did not go to court; we agreed on it by text. Aarav plays the tabla because of him. I have a new husband, Dipesh, who gets along with him. He never hit me.',
      'Letter of the Nepali Community of the Panhandle':
        'Mr. Adhikari has been our treasurer since 2023, after Mrs. Gurung. He drives the elders to their appointments on his free Wednesdays. He collected $8,300 for the earthquake in Jajarkot. He is no member of any party.',
    },
    statements: [
      '+ Mr. Adhikari has been a permanent resident for six years.',
      '+ His longest absence was of less than four months.',
      '+ He spent it with his mother, who had broken her hip.',
      '+ He has risen from night auditor to general manager of the same hotel.',
      '+ In his absence an assistant ran the hotel, and he received no pay.',
      '+ He has never been arrested; the police once spoke to the couple and left.',
      '+ His only citation concerned a child seat.',
      '+ It was his wife who filed for divorce.',
      '+ The decree makes no finding of family violence.',
      '+ The children live mainly with their mother.',
      '+ He fell two months behind with support in 2024 and made it up that summer.',
      '+ His former wife calls him a good father and did not take him to court over the delay.',
      '+ He filed one return late and paid the penalty.',
      '+ He keeps the accounts of the local Nepali association.',
      '+ He takes elderly members of the community to their appointments.',
      '- Mr. Adhikari filed for divorce on October 30, 2022.',
      '- Mr. Adhikari was arrested in 2019 for driving while intoxicated.',
      '- Mr. Adhikari has primary custody of the children.',
      '- Ms. Shrestha pays child support of $1,150 a month.',
      '- Mr. Adhikari serves in the Texas Army National Guard.',
      '- The house on Bell Street was awarded to Mr. Adhikari.',
      '- Mr. Adhikari has remarried.',
      '- The children went with him to Nepal in 2024.',
      '- He was robbed at the desk of the hotel.',
      '- Mr. Hadley paid him his full salary while he was in Nepal.',
      '- The penalty for 2023 is still unpaid.',
      '- Ms. Shrestha took him to court over the late payments.',
      '- He drove for a delivery company after he became general manager.',
      '- The couple divorced before they separated.',
      '- Mrs. Gurung has been the treasurer of the association since 2023.',
    ],
  },
  {
    name: 'U petition of a Mexican warehouse worker',
    filingDate: 'November 29, 2026',
    record:
      'Name: Maribel Ochoa Cruz\nGender: Female\nDate of birth: 1995-02-08\nCountry of birth: Mexico\nCountry of citizenship: Mexico\nMarital status: Single\nLast entry date: 2016-06-01\nManner of entry: Without inspection\nNumber of children: 1\nChild 1 name: Brandon Ochoa\nChild 1 date of birth: 2019-08-24',
    answers: {
      'What crime was it?':
        'On November 14, 2024 the supervisor of the night shift, Travis Keller, locked the door of the battery room at the Stockton warehouse and put his hands under her clothes. She hit him with a scanner and he let go. She told the manager, Denise Hartwell, in the morning; Ms. Hartwell said that she would look into it and changed her to days. On November 29 Keller waited at her car, twisted her left arm and said that he would call immigration. Her coworker Lidia Ramos saw it from the gate and called 911.',
      'How did she help the police?':
        'Officer Daniel Cho took her statement that night. She gave the scanner and her torn shirt to Detective Paula Reyes on December 3, 2024. She identified Keller in photographs. She testified at the preliminary hearing on March 18, 2025 for forty minutes. Keller pleaded no contest to sexual battery on August 5, 2025; the charge of dissuading a witness was dismissed. He got one year in the county jail and five years of probation.',
      'What harm did she suffer?':
        'Her elbow was sprained, and she wore a sling for two weeks. She cannot be in a room with the door closed. She lost eleven days of pay. Since February 2025 she sees the counselor Jasmine Tully every two weeks at the Women’s Center, without charge. She moved to her sister’s in Modesto in January 2025.',
      'Criminal and immigration history':
        'She was stopped in 2018 for driving without a license and did community service. No arrests. Border Patrol returned her once, on May 20, 2016. She has never filed anything before.',
      Family:
        'Brandon’s father, Iván Salas, was deported in 2021. He telephones. Her mother Rosa is in Morelia and has diabetes. Her sister Yesenia is a permanent resident.',
    },
    documents: {
      'Form I-918 Supplement B (summary)':
        'Signed by Lt. Angela Brooks on February 4, 2026. Crimes: sexual assault, witness tampering. Dates: November 14 and 29, 2024. The victim has been and is being helpful. She was not involved in the crime. Known injury: sprain of the left elbow.',
      'Police report 24-118806':
        'Officer D. Cho. Victim was crying, left elbow swollen. Witness Ramos states that she saw the male hold the victim’s arm behind her back. Suspect had left. Victim was offered an ambulance and declined; a friend drove her to San Joaquin General.',
      'Letter of Jasmine Tully, associate marriage and family therapist':
        'Ms. Ochoa has come to 38 sessions. Post-traumatic stress disorder by the criteria of the PCL-5 and my interview; a psychiatrist, Dr. Okafor, confirmed it in June 2025 and offered medication, which she declined because she was afraid of being sleepy with her son. Her panic attacks went from daily to about one a week. She worries that Mr. Keller knows her sister’s street.',
      'Declaration of Lidia Ramos':
        'I have worked with Maribel since 2021. I heard her shout and saw him with her arm. I called. I had seen him follow her to the break room before, and I told Denise about that in October 2024. Denise said not to make drama. I was fired in January 2025; they said that it was for being late. Maribel lent me $300 that month.',
    },
    statements: [
      '+ Ms. Ochoa Cruz was assaulted at work by a supervisor in November 2024.',
      '+ She freed herself by striking him with a scanner.',
      '+ Management answered her complaint by moving her to another shift.',
      '+ Two weeks later he hurt her arm and threatened to report her to the immigration authorities.',
      '+ A colleague witnessed the second attack and called for help.',
      '+ She handed over physical evidence to the detective.',
      '+ She testified in court against her attacker.',
      '+ He was sentenced to a year in jail and probation.',
      '+ The certifying official states that she has been helpful.',
      '+ Her arm was in a sling for a fortnight.',
      '+ She has been in counseling since early 2025 at no cost.',
      '+ Her diagnosis of post-traumatic stress disorder was confirmed by a psychiatrist.',
      '+ Out of fear of him she moved to another city.',
      '+ The father of her child was deported in 2021.',
      '+ She has never been arrested.',
      '- Mr. Keller was convicted of dissuading a witness.',
      '- Ms. Ramos was assaulted in the battery room.',
      '- Mr. Keller twisted her right arm.',
      '- Ms. Ochoa Cruz called 911 on November 29, 2024.',
      '- Dr. Okafor has treated her every two weeks since February 2025.',
      '- She takes medication for her post-traumatic stress disorder.',
      '- Ms. Hartwell fired Ms. Ochoa Cruz in January 2025.',
      '- Officer Cho signed the certification.',
      '- An ambulance took her to San Joaquin General.',
      '- Mr. Keller was acquitted after a trial.',
      '- She refused to identify Mr. Keller in photographs.',
      '- Ms. Ochoa Cruz is a permanent resident.',
      '- Her sister was deported in 2021.',
      '- She complained to Ms. Hartwell before the assault in the battery room.',
      '- She testified at the trial of Mr. Keller.',
    ],
  },
]
