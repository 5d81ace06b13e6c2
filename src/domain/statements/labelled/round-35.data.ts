import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The thirty-fifth round: ninety statements of three records, half of them false, written whole with the thirty-fourth and kept from view while the checks were changed by it. */
export const thirtyFifthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Nicaraguan nurse who treated protesters',
    filingDate: 'May 18, 2027',
    record:
      'Name: Xiomara Lisbeth Téllez\nGender: Female\nDate of birth: 1991-06-27\nCountry of birth: Nicaragua\nCountry of citizenship: Nicaragua\nMarital status: Divorced\nLast entry date: 2026-08-09\nManner of last entry: Admitted as a visitor\nNumber of children: 1\nChild 1 name: Iker Téllez\nChild 1 date of birth: 2015-02-20\nChild 1 gender: Male',
    answers: {
      'What happened to the client?':
        'On May 30, 2018 she gave first aid to students who had been shot at the cathedral in Jinotepe. The hospital dismissed her on August 3, 2018. In November 2018 four policemen led by Commissioner Olivas took her from a bus. She was kept for three days in the station at Diriamba. Olivas struck her with a belt and a policewoman burned her arm with a cigarette. Her uncle Rubén paid 12,000 córdobas and she was let go. In April 2023 two men of a paramilitary band spat at her in the market. On June 14, 2026 police searched her home and took her telephone while she was in Managua.',
      'Who is feared?':
        'The police and Commissioner Olivas, who is chief in Carazo since 2024. She does not fear her former husband.',
      Reasons:
        'They call her a coup-monger because she treated the wounded. She was never in a party and did not march. She is Catholic; her religion was no reason.',
      Relocation:
        'She lived in León from 2019 to 2022 under her own name. Nobody came, but she could not work as a nurse.',
      'Reports to authorities':
        'None; the police are who she fears. The human rights office CENIDH took her statement in December 2018.',
      Arrival:
        'She flew from Managua to Miami on August 9, 2026 with a B-2 visa. Her stay ran until February 8, 2027. Iker came with her.',
      'Criminal history': 'None anywhere. She was held without charge in 2018.',
      'Earlier claims': 'None. Her uncle Rubén asked for asylum in Costa Rica and got it in 2020.',
      Health: 'She has a scar on the left forearm. She sleeps badly. She has not seen a psychologist.',
    },
    documents: {
      'Report of Dr. Helen Marsh, internist, April 2, 2027':
        'At the request of counsel I examined Ms. Téllez once, on March 29, 2027. There is a round scar of 8 mm on the left forearm which is highly consistent with a cigarette burn. I found no scars on the back. I am not a psychiatrist and make no psychiatric diagnosis. I was paid $350.',
      'Letter of dismissal':
        'Hospital Regional Santiago. August 3, 2018. The contract of the nurse Téllez ends today by order of the Ministry. No reason is given.',
      'Declaration of Rubén Téllez, San José':
        'I am the brother of her father. I paid the commissioner’s driver at the gas station. When she came out she could not lift her arm. Her mother died in 2021. Her former husband Danilo left for Spain in 2017 and sends nothing for the boy.',
    },
    computed: { days_since_entry: 282 },
    statements: [
      '+ Ms. Téllez cared for students who had been wounded by gunfire.',
      '+ A little more than two months later she lost her post at the hospital.',
      '+ She was pulled off a bus by officers and held for three days.',
      '+ The commissioner beat her with a belt while she was in custody.',
      '+ A female officer put out a cigarette on her arm.',
      '+ Her release was bought by her uncle.',
      '+ Dr. Marsh saw a scar that fits a cigarette burn.',
      '+ The physician met her a single time, and for a fee.',
      '+ She has never belonged to a political party.',
      '+ She did not turn to the police, since it is the police whom she fears.',
      '+ Her uncle was granted protection by Costa Rica.',
      '+ The officer who tortured her has since been made chief of the department of Carazo.',
      '+ She entered on a visitor’s visa, together with her son.',
      '+ While living in León she was unable to practice her profession.',
      '+ She is divorced, and the boy’s father gives no support.',
      '- Paramilitaries detained Ms. Téllez in November 2018.',
      '- Dr. Marsh diagnosed her with post-traumatic stress disorder.',
      '- Ms. Téllez was convicted of a crime in Nicaragua.',
      '- She was arrested in León in 2020.',
      '- Ms. Téllez marched with the students.',
      '- The search of her home took place while she was there.',
      '- Her father paid the ransom.',
      '- She reported the beating to the prosecutor.',
      '- Ms. Téllez was granted asylum in Costa Rica.',
      '- Her former husband abused her.',
      '- Dr. Marsh found scars on her back.',
      '- The policewoman struck her with a belt.',
      '- She was held for twelve days.',
      '- The doctor offered her opinion without charge.',
      '- Ms. Téllez is in weekly psychotherapy.',
    ],
  },
  {
    name: 'naturalization of a Vietnamese salon owner',
    filingDate: 'October 4, 2027',
    record:
      'Name: Thuy Linh Dang\nGender: Female\nDate of birth: 1982-12-30\nCountry of birth: Vietnam\nCountry of citizenship: Vietnam\nMarital status: Married\nImmigration status: Lawful permanent resident\nPermanent resident since: 2021-04-12\nSpouse name: Curtis Bell\nSpouse gender: Male\nSpouse citizenship: United States citizen\nMarriage date: 2019-10-05\nNumber of children: 1\nChild 1 name: Minh Dang\nChild 1 date of birth: 2008-07-16\nChild 1 gender: Male',
    answers: {
      'How did the client become a resident?':
        'Through her husband; as a fiancée she came on August 1, 2019. The conditions were removed on November 20, 2023 by a joint petition.',
      Trips:
        'Two. March 2 to July 28, 2022 (148 days) because her father was dying in Da Nang. January 5 to 26, 2025 with Curtis.',
      'Work and taxes':
        'She owns Lotus Nails in Tulsa with her cousin Hanh, who has 40 percent. They employ six people. She filed every return; for 2023 she owed $9,310 and pays $310 a month under an agreement with the IRS. She has missed none.',
      Arrests:
        'One citation in 2024: the state board fined the salon $500 because a worker had no license. She paid. She was never arrested. A charge of shoplifting against her son in 2025 was diverted.',
      Marriage:
        'Curtis is a truck driver and away four nights a week. He was married before; the divorce was final on May 3, 2017. She was never married before. Minh’s father is Hoang Van Dang, a cousin’s friend whom she did not marry.',
      Organizations:
        'Our Lady of Lavang parish. She was never in the Communist Party; her father was a member until 1990.',
      Test: 'She studied English for two years at Tulsa Community College. No disability waiver is asked.',
      Voting: 'She never registered and never voted.',
    },
    documents: {
      'IRS installment agreement':
        'Taxpayers: Thuy L. Dang and Curtis Bell. Tax period: 2023. Balance $9,310.44. Monthly payment $310, due on the 15th, beginning July 15, 2024.',
      'Letter of Father Peter Vu':
        'I have known Linh since 2020. She cooks for our Tet festival and taught two women their trade without taking money. Her husband is a Baptist and comes with her at Christmas. I did not marry them.',
      'Order of the Oklahoma Board of Cosmetology':
        'Lotus Nails LLC. Unlicensed practice by an employee, R. Pham. Fine $500, paid on June 9, 2024. No suspension.',
    },
    computed: { years_as_resident: 6, applicant_age: 44, days_abroad: 169 },
    statements: [
      '+ Ms. Dang arrived on a fiancée visa.',
      '+ Her conditional status was made permanent in 2023 on a petition that both spouses signed.',
      '+ No absence of hers reached six months.',
      '+ The longer trip was made because of her father’s last illness.',
      '+ She keeps up the payments under an installment agreement with the tax authorities.',
      '+ She is the majority owner of the salon.',
      '+ The state board fined her business because an employee lacked a license.',
      '+ She has never been arrested.',
      '+ Her husband had been divorced for two years when they married.',
      '+ This is her first marriage.',
      '+ Her father once belonged to the Communist Party, but she never did.',
      '+ She will take the English test without asking for an exception.',
      '+ The priest has known her since 2020 and praises her help at the parish.',
      '+ Her husband’s work keeps him from home several nights each week.',
      '+ The son’s case was resolved by diversion.',
      '- Ms. Dang was charged with shoplifting.',
      '- She was absent for more than a year.',
      '- Her husband was born in Vietnam and is a permanent resident.',
      '- She owes no taxes.',
      '- The board suspended her license.',
      '- Father Vu officiated at their wedding.',
      '- She was a member of the Communist Party until 1990.',
      '- Mr. Bell is the father of Minh.',
      '- Hanh owns sixty percent of the salon.',
      '- The conditions were removed by a waiver after a divorce.',
      '- Curtis was widowed in 2017.',
      '- She traveled alone in January 2025.',
      '- She was divorced once before she married Mr. Bell.',
      '- The fine was never paid.',
      '- Minh is seventeen years old.',
    ],
  },
  {
    name: 'motion to reopen of a Honduran mother ordered removed in absentia',
    filingDate: 'April 26, 2027',
    record:
      'Name: Dunia Maribel Funes\nGender: Female\nDate of birth: 1995-01-09\nCountry of birth: Honduras\nCountry of citizenship: Honduras\nMarital status: Single\nLast entry date: 2022-05-17\nManner of last entry: Without inspection\nNumber of children: 2\nChild 1 name: Genesis Funes\nChild 1 date of birth: 2013-10-02\nChild 1 gender: Female\nChild 2 name: Mateo Funes\nChild 2 date of birth: 2023-03-21\nChild 2 gender: Male',
    answers: {
      'Why did the client miss the hearing?':
        'The hearing was on February 10, 2026 at 8:30 in Memphis. The notice of December 2025 went to Walnut Street 118, where she had lived until October 2025. She had told ICE of the move at a check-in on November 6, 2025 and was given a stamp; she did not send Form EOIR-33. Her former lawyer, Todd Garrity, knew the new address and did not tell the court. She learned of the order on March 2, 2026 from the court’s telephone line.',
      'Former counsel':
        'Mr. Garrity was paid $3,000 in 2023. He never filed her asylum application. He told her by text on January 30, 2026 that there was nothing to do. A complaint to the Tennessee board was filed on March 30, 2027; he answered on April 12, 2027 and denies fault.',
      'What has happened since?':
        'She went to every check-in with ICE, the last on April 7, 2027. She has no ankle monitor. No stay was asked for. No motion was filed before this one.',
      'Harm feared':
        'Genesis’s father, Wilmer Cálix, a mechanic, beat her from 2014 to 2021 and broke her jaw. The police in Choloma took two reports and did not arrest him.',
      'Criminal history': 'None.',
      'Family here':
        'Mateo was born in Memphis. His father Óscar Paz has a pending U visa petition. They live together and are not married.',
    },
    documents: {
      'Order of the Immigration Judge, Memphis, February 10, 2026':
        'The respondent failed to appear. Counsel for the respondent was present and could not explain the absence. The Department submitted Form I-213. The respondent is ordered removed to Honduras. No application was pending.',
      'Text messages with Mr. Garrity':
        'Oct 20, 2025, D. Funes: we moved to 2240 Lamar Ave apt 6. Oct 20, 2025, Garrity: ok got it. Jan 30, 2026, Garrity: nothing to do till I call you.',
      'ICE check-in record':
        'Nov 6, 2025: address updated to 2240 Lamar Ave #6. Apr 7, 2027: reported. Next report Oct 2027.',
    },
    computed: { days_since_order: 440 },
    statements: [
      '+ The notice was mailed to an apartment that Ms. Funes had already left.',
      '+ She informed ICE of her new address in November 2025.',
      '+ Her lawyer acknowledged the change of address in writing.',
      '+ She herself did not file a change-of-address form with the court.',
      '+ The order was entered while her attorney stood in the courtroom without her.',
      '+ Mr. Garrity took three thousand dollars and filed no asylum application.',
      '+ He has responded to the bar complaint and disputes it.',
      '+ She has kept all of her appointments with ICE since the order.',
      '+ This is her first motion to reopen.',
      '+ The man she fears is the father of her daughter.',
      '+ Her jaw was broken in those years.',
      '+ Although she reported the abuse to the police twice, he was never arrested.',
      '+ Her son is a United States citizen by birth.',
      '+ Her partner is waiting for a decision on his U visa petition.',
      '+ She has no criminal record.',
      '- Ms. Funes appeared at the hearing of February 10, 2026.',
      '- Mr. Garrity failed to appear at the hearing.',
      '- She mailed Form EOIR-33 to the court in November 2025.',
      '- Mr. Garrity filed her asylum application in 2023.',
      '- Ms. Funes is married to Óscar Paz.',
      '- Her partner holds a U visa.',
      '- Mr. Garrity has admitted his mistake.',
      '- Both of her children were born in the United States.',
      '- Óscar Paz broke her jaw.',
      '- Wilmer Cálix was arrested after her second report.',
      '- Ms. Funes wears an ankle monitor.',
      '- The court granted her a stay of removal.',
      '- She learned of the order on February 10, 2026.',
      '- A prior motion to reopen was denied.',
      '- Genesis’s father is a police officer.',
    ],
  },
]
