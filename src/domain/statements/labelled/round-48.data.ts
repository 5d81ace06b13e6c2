import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Four records of four kinds: fifteen statements each as an honest brief has them, and fifteen as a hurried attorney or a
 * model slips. Written whole, and sealed, before the learned doubt that it measures was made.
 */
export const fortyEighthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Honduran land-rights radio host',
    filingDate: 'November 28, 2026',
    record:
      'Name: Delmis Yolanda Cáceres Funes\nGender: Female\nDate of birth: 1991-05-09\nCountry of birth: Honduras\nCountry of citizenship: Honduras\nMarital status: Single\nLast entry date: 2025-12-14\nPort of entry: Hidalgo\nManner of entry: Paroled\nNumber of children: 1\nChild 1 name: Ángel David Funes\nChild 1 date of birth: 2013-08-17\nChild 1 citizenship: Honduras',
    answers: {
      'What happened to you?':
        'I presented a program on community radio in Tocoa every Saturday about the palm company that took our cooperative’s land. In March 2023 the transmitter was cut down in the night. On August 8, 2023 two men on a motorcycle fired at the house of our president, Santos Alvarado; a bullet went through the arm of his wife. In February 2024 a guard of the company, whom we call El Chele, stopped me at the bridge, put a pistol to my belly and said that the next program would be my last. I was three months pregnant and lost the baby nine days later. I stayed off the air for six weeks and then went back. On October 19, 2025 Santos was killed in front of the cooperative. The next morning a paper with my name on it, and four others, was under the door of the studio. I left on November 3.',
      'Did you go to the police?':
        'I reported the bridge to the public prosecutor in Tocoa on February 26, 2024. They offered me protective measures: a policeman who called once a week. He stopped calling in June. After the paper I did not go, because the son of the chief works for the company.',
      'Could you live elsewhere in your country?':
        'I was with my aunt in San Pedro Sula from November 3 until November 20, 2025. Nothing happened there, but I did not leave the house. Two of the five on the paper moved to La Ceiba; one was shot there in January 2026 and survived.',
      'How did you travel?':
        'By bus through Guatemala with my son. In Tapachula we asked for papers and got none. A shelter in Reynosa arranged our appointment, and we were let in on December 14, 2025.',
      'Have you ever harmed anyone or belonged to a group?':
        'I am a member of the Cooperativa Gregorio Chávez since 2015 and its secretary for two years. In 2022 we occupied a field for eleven days; I cooked. The company accused thirty of us of usurpation. My case was closed provisionally in 2023.',
      Family:
        'Ángel’s father, Marvin Funes, left for Spain in 2016 and sends nothing. My mother Reina looks after my chickens. My brother Wilmer is a soldier in Tegucigalpa and does not speak to me because of the radio.',
    },
    documents: {
      'Declaration of Reina Funes':
        'I am Delmis’s mother. When she came home from the bridge she could not hold the cup. She bled on the ninth day, and the midwife, doña Lupe, took her to the health center, where they said that it was over. I have heard that El Chele was moved to another estate after Santos died, but nobody arrested him. Since she left, a white pickup has stood by the cemetery some evenings. I do not know whose it is. My grandson was afraid to go to school and missed most of a year.',
      'Letter of Fr. Ismael Moreno Coto':
        'Our station lent the cooperative its frequency. I have known Delmis Cáceres since 2019. Her program was heard in eleven villages. I preached at the burial of Santos Alvarado. The prosecutor told me that there are two suspects and no warrant. I myself received a message in 2024 telling me to stick to the Mass.',
      'Medical note, Centro de Salud Tocoa':
        'February 21, 2024. CÁCERES Delmis, 32 years. Complete miscarriage, approximately 12 weeks. No signs of trauma. Patient refers strong fright. Iron tablets. Control in two weeks, did not attend.',
      'Psychological evaluation of Dr. Karen Whitlock':
        'I interviewed Ms. Cáceres for two hours and twenty minutes on September 4, 2026, with her own Spanish and mine. Major depressive disorder, single episode, moderate. She has several symptoms of post-traumatic stress but not all that the diagnosis requires. She does not drink. She cried when she spoke of the pregnancy. I recommended weekly therapy; she is on a waiting list. I cannot say whether the fright caused the loss.',
    },
    statements: [
      '+ Ms. Cáceres Funes gave a voice on local radio to the members of her cooperative in their dispute with a palm oil company.',
      '+ Someone felled the station’s mast under cover of darkness in the spring of 2023.',
      '+ An armed employee of the company threatened her life in early 2024 if she went on broadcasting.',
      '+ She was pregnant at the time, and she lost the child little more than a week later.',
      '+ The threat silenced her only for some weeks.',
      '+ In October 2025 the president of the cooperative was murdered.',
      '+ She was one of five people whose names were on a note left at the studio the day after.',
      '+ The protection that the authorities offered her consisted of a weekly telephone call, which came to an end within months.',
      '+ She saw no use in reporting the note, since the police chief’s son is on the company’s payroll.',
      '+ Her stay with an aunt in San Pedro Sula was short, and she kept indoors throughout.',
      '+ Another person on the list was shot after moving to a different city.',
      '+ The charge of usurpation against her was provisionally closed.',
      '+ Dr. Whitlock found a moderate depression and stopped short of diagnosing PTSD.',
      '+ Her priest was himself warned to confine himself to saying Mass.',
      '+ Her son’s schooling suffered because he was frightened.',
      '- El Chele beat Ms. Cáceres Funes at the bridge and caused her to miscarry.',
      '- She has hosted a daily program on community radio.',
      '- Mr. Alvarado was wounded in the attack on his house in August 2023.',
      '- The police refused to take her complaint about the threat at the bridge.',
      '- Two men have been arrested for the murder of Mr. Alvarado.',
      '- She received further threats while she was in San Pedro Sula.',
      '- Dr. Whitlock concluded that the threat caused the loss of the pregnancy.',
      '- She attends weekly therapy for her depression.',
      '- Her partner fled with her and their son.',
      '- She was acquitted of the charge of usurpation.',
      '- The company’s men have searched her mother’s house since she left.',
      '- Ms. Cáceres Funes led the occupation of the field in 2022.',
      '- Her brother, a soldier, has warned her of the danger.',
      '- Mexico granted her and her son humanitarian visas.',
      '- She never returned to the air after the threat.',
    ],
  },
  {
    name: 'waiver of a Filipino home-care aide who used another name',
    filingDate: 'November 28, 2026',
    record:
      'Name: Rodel Santos Magbanua\nGender: Male\nDate of birth: 1982-01-30\nCountry of birth: Philippines\nCountry of citizenship: Philippines\nMarital status: Married\nSpouse name: Luz Elena Trujillo\nSpouse gender: Female\nSpouse date of birth: 1979-12-11\nSpouse citizenship: Lawful permanent resident\nDate of marriage: 2018-02-24\nLast entry date: 2009-06-07\nManner of entry: Inspected and admitted\nNumber of children: 2\nChild 1 name: Mateo Magbanua Trujillo\nChild 1 date of birth: 2018-11-05\nChild 1 citizenship: United States citizen\nChild 2 name: Diego Trujillo Ríos\nChild 2 date of birth: 2006-03-19\nParent citizenship: United States citizen',
    answers: {
      'What was misrepresented?':
        'In 2009 he came with the passport of his cousin Rommel, whose tourist visa had been approved. A recruiter in Iloilo arranged it for 220,000 pesos. He told it himself at the interview for adjustment on April 15, 2026; the officer had not asked about it.',
      'Criminal history': 'None. He was fingerprinted for his work in 2016 and 2021 and nothing came up.',
      'Hardship if the applicant is denied admission':
        'Luz has had multiple sclerosis, relapsing, since 2017. She had two relapses in 2023 and one in January 2026, when she could not see with her left eye for three weeks. She walks with a cane outside. Rodel gives her the injection every other evening since her hands shake. She worked as a bookkeeper until 2024 and gets disability of $1,480 a month. He earns $3,350 as an aide. Diego studies at Fresno State and lives in the dormitory; he comes home most weekends. Her sister Carmen lives twenty minutes away and has twins of two years.',
      'Hardship if the relative relocates':
        'She is from Michoacán and speaks no Tagalog and little English. The heat in Iloilo would worsen her symptoms. The neurologist knows of two specialists in all of the Visayas. Residents who stay away too long can lose the card, and she wants to apply for citizenship next year.',
      'The child':
        'Mateo is in second grade. He stutters and has speech therapy at school on Tuesdays and Thursdays. He was tested for autism in 2024; he does not have it.',
      'Other factors':
        'For eleven years he has cared for Mr. Harold Beasley, who is ninety-three and has Parkinson’s disease. He has paid taxes with an ITIN since 2011. In the fire of 2020 he drove four neighbors out. He regrets the passport. He sends $150 a month to his mother Corazon.',
    },
    documents: {
      'Letter of Dr. Anita Deol, neurologist':
        'Ms. Trujillo has been my patient since August 2018; another physician made the diagnosis. Relapsing-remitting multiple sclerosis, EDSS 4.0. MRI of February 2026 showed one new lesion. I have proposed to change from glatiramer to ocrelizumab if there is another relapse. Heat and lack of sleep can bring symptoms back for hours or days; that is not the same as a relapse. Her husband comes to nearly every appointment. She is not in a wheelchair, and I would not predict when she may need one.',
      'Letter of Susan Beasley':
        'Rodel has looked after my father since 2015. Dad was in the hospital twice last year and Rodel sat with him both times without asking for pay. We looked at three facilities and could not afford any. If Rodel left, I would have to give up my job, I suppose. He told us about the passport before we hired him.',
      'Report of the speech pathologist, Fresno Unified':
        'Mateo Magbanua, 7. Moderate stuttering, severity down from severe in 2024. Attends 58 of 60 sessions. The father practices with him at home with the cards. No concern about comprehension. Reevaluation in March 2027.',
      'Evaluation of Gloria Paz, LCSW':
        'I saw Ms. Trujillo three times in July and August 2026. Persistent depressive disorder and, since the interview, panic attacks about twice a week. She took sertraline in 2018 after the birth and stopped within a year. She told me that she sometimes wishes not to wake up, without plan or intent. Her first husband, Diego’s father, was deported in 2008 and she has not heard of him since 2011. She fears the same again. I referred her to a psychiatrist; the appointment is in December.',
    },
    statements: [
      '+ Mr. Magbanua entered in 2009 on a passport that belonged to a relative.',
      '+ He disclosed the deception of his own accord before any question about it was put to him.',
      '+ He has no criminal record of any kind.',
      '+ His wife was diagnosed with multiple sclerosis before they married.',
      '+ The most recent relapse cost her the sight of one eye for several weeks.',
      '+ Because of the tremor in her hands, it is he who gives her the injections.',
      '+ She can no longer work and receives a disability benefit.',
      '+ His wages make up more than two thirds of what the household lives on.',
      '+ She speaks no Tagalog, and hot weather is known to bring back her symptoms for a time.',
      '+ Her neurologist is considering a stronger medicine should she relapse again.',
      '+ Mateo’s speech has improved, and his father works with him at home.',
      '+ Ms. Trujillo has passive thoughts of death, though she has no plan to act on them.',
      '+ An earlier husband of hers was deported, and she lives in dread that it will happen again.',
      '+ The Beasley family knew of the passport when they took him on.',
      '+ During the fire of 2020 he brought several neighbors to safety.',
      '- Mr. Magbanua crossed the border without inspection in 2009.',
      '- The officer at the interview discovered the false passport.',
      '- Ms. Trujillo, a United States citizen, is the qualifying relative.',
      '- She lost the sight of her left eye for good in January 2026.',
      '- Ms. Trujillo uses a wheelchair outside the home.',
      '- Dr. Deol diagnosed her with multiple sclerosis in 2017.',
      '- She has begun treatment with ocrelizumab.',
      '- Heat would trigger relapses of her disease, according to Dr. Deol.',
      '- Mateo has been diagnosed with autism.',
      '- Her elder son lives at home and helps to care for her.',
      '- Ms. Trujillo is under the care of a psychiatrist.',
      '- She has attempted suicide.',
      '- Mr. Magbanua has worked with a valid employment authorization since 2011.',
      '- Ms. Beasley would place her father in a nursing home if he left.',
      '- He supports his mother and his cousin in the Philippines.',
    ],
  },
  {
    name: 'naturalization of a Jamaican truck driver with a support order',
    filingDate: 'November 28, 2026',
    record:
      'Name: Devon Anthony Bramwell\nGender: Male\nDate of birth: 1977-10-02\nCountry of birth: Jamaica\nCountry of citizenship: Jamaica\nMarital status: Married\nSpouse name: Tanisha Coley\nSpouse gender: Female\nSpouse citizenship: United States citizen\nDate of marriage: 2017-07-15\nLawful permanent resident since: 2018-12-10\nCategory: CR1\nNumber of children: 3\nChild 1 name: Kemar Bramwell\nChild 1 date of birth: 2003-04-21\nChild 2 name: Shanice Bramwell\nChild 2 date of birth: 2010-12-30\nChild 3 name: Isaiah Coley-Bramwell\nChild 3 date of birth: 2019-09-08\nChild 3 citizenship: United States citizen',
    answers: {
      'Trips outside the United States since becoming a resident':
        'Jamaica, March 3 to May 20, 2020: the flights stopped, and he came back with the first plane that took him. Jamaica, December 20, 2022 to January 4, 2023, for Christmas. Canada, weekly with the truck since 2023, one or two nights each. He has a list from the dispatcher.',
      'Arrests, citations and offenses':
        'In 2019 he was arrested in Newark because of a warrant for another Devon Bramwell, held for seven hours, and let go without charges. Overweight ticket in Pennsylvania, 2021, $380, paid by the company. Speeding in New Jersey, 2024, $205, paid. In Jamaica, when he was 19, he was fined for ganja: 2,000 Jamaican dollars. He thinks that the record was expunged in 2016 and asked for a paper of it.',
      'Marriages and children':
        'He was not married to the mother of Kemar and Shanice, Marcia Grant. They live in Kingston. Tanisha had been married before; her divorce was final in 2014. She and Devon have lived together in Irvington since he came, except for the winter of 2021, when they were apart for ten weeks and he lived at the depot in Elizabeth. They went to a counselor of the church.',
      'Child support':
        'The family court in Kingston ordered J$40,000 a month in 2015. He pays by Western Union. From April to September 2020, when he did not work, he paid nothing; he made it good with double payments in 2021. Kemar’s support ended when he was eighteen.',
      Taxes:
        'Filed every year with Tanisha. They owe $2,960 for 2024 because she took money out of her 401(k). They asked for an installment plan in June 2026 and pay $125 a month since August. The IRS has not yet sent the letter of approval.',
      'Selective Service and voting':
        'He came at 41. At the motor vehicle office in 2019 the clerk asked whether he wanted to register to vote, and he said no, he is not a citizen.',
      'Groups and military':
        'Member of the Teamsters, and an usher at New Hope Baptist Church. In Jamaica he was in the Cadet Force at school.',
    },
    documents: {
      'Letter of Garden State Freight, human resources':
        'Mr. Bramwell has driven for us since February 2019, as an employee since 2020 and before that through an agency. Four years without an accident. He was furloughed from March to September 2020. His annual pay in 2025 was $71,300. He is being considered for driver trainer.',
      'Certificate of the Newark Municipal Court':
        'A search of our records under the name Devon Anthony Bramwell, born 10/02/1977, shows no complaint, summons or disposition. The matter of 2019 is recorded under Devon Alphonso Bramwell.',
      'Statement of Marcia Grant':
        'I am the mother of Kemar and Shanice. Devon sends the money mostly on time and calls them on Sundays. The year of the virus he sent nothing for some months, then he sent double. He paid for Kemar’s first year at the technical university. I have no complaint in court and never had one but the first.',
      'Letter of Rev. Lionel Watts':
        'Brother Devon and Sister Tanisha have belonged to New Hope since 2019. They came to me in hard days in early 2021, and I am glad to say that they found back to each other by Easter. He ushers on the second Sunday. He has helped to load the pantry truck many times, and he repaired the bus of the youth choir in 2023 with parts that he paid for.',
    },
    statements: [
      '+ Mr. Bramwell has held permanent residence since December 2018 through his marriage to a citizen.',
      '+ His stay in Jamaica in the spring of 2020 was prolonged by the suspension of flights.',
      '+ None of his trips came near six months.',
      '+ His work takes him across the Canadian border every week.',
      '+ The arrest of 2019 was a case of mistaken identity, and no charge followed.',
      '+ The court in Newark has certified that it has no record of him.',
      '+ As a young man in Jamaica he was fined for a marijuana offense, which he discloses.',
      '+ The spouses were apart for about ten weeks in 2021 and were reconciled.',
      '+ He is under an order to support his younger daughter, who lives with her mother in Kingston.',
      '+ He paid no support for half of 2020, while he was furloughed, and later made up the arrears.',
      '+ The mother of his older children has no complaint against him.',
      '+ A tax debt for 2024 is being paid in monthly installments.',
      '+ When a clerk offered to register him to vote, he declined and said that he was not a citizen.',
      '+ He was over forty when he immigrated, so that the draft registration did not concern him.',
      '+ His pastor describes repairs that he made to a church bus at his own expense.',
      '- Mr. Bramwell has never been arrested.',
      '- He and his wife have lived together without interruption since he came to the United States.',
      '- He was previously married to Marcia Grant.',
      '- The Jamaican court has confirmed that his conviction was expunged.',
      '- The IRS has approved an installment agreement for the debt of 2024.',
      '- The tax debt arose because he failed to report his earnings as a driver.',
      '- He has never missed a payment of child support.',
      '- Ms. Grant took him to court over the payments that he missed in 2020.',
      '- He paid the fine for the overweight truck himself.',
      '- He is registered to vote in New Jersey.',
      '- He has been employed by Garden State Freight since he was admitted in 2018.',
      '- Mr. Bramwell trains new drivers for the company.',
      '- His three children live with him and his wife in Irvington.',
      '- He served in the Jamaican military.',
      '- Rev. Watts married the couple at New Hope Baptist Church.',
    ],
  },
  {
    name: 'letter for a Brazilian coffee pathologist by a grower’s agronomist',
    filingDate: 'November 28, 2026',
    record:
      'Name: Larissa Bittencourt Prado\nGender: Female\nDate of birth: 1990-08-22\nCountry of birth: Brazil\nCountry of citizenship: Brazil\nMarital status: Single\nCurrent status: J-1\nLast entry date: 2022-09-30\nEmployer: University of Hawaiʻi at Mānoa\nPosition: Postdoctoral researcher',
    answers: {
      'Who signs the letter?':
        'Kimo Nakashima, chief agronomist of the Kona Highland Growers, a cooperative of 340 farms, since 2014. B.S. in tropical agriculture, Hilo, 1996. Before that he was twelve years an inspector of the state’s Department of Agriculture. He sat on the federal task force on coffee leaf rust in 2021.',
      'How does the signer know the work?':
        'The cooperative gave her plots on six farms from 2023 on. He visited them with her about every second month. He pays her nothing; the cooperative paid the leaf sampling, $18,000 in all, to the university. He is not an author of her papers but is thanked in two.',
      'Main contribution':
        'She found that a fungus which grows on the rust itself, Lecanicillium, can be sprayed as a dry powder at night. Wet sprays had failed on the farms because they washed off. On her plots rust fell from 46 to 17 percent of leaves in the second season, without copper. The yield did not change in the first year and rose by 12 percent in the second.',
      'Results and use':
        'Thirty-one farms of the cooperative used the powder in 2026. The state has given a permit for experimental use; the federal registration has been applied for and is expected in 2028. In Puerto Rico a trial began in May 2026. Growers in Colombia have asked for samples and could not get them because of export rules.',
      'Publications and awards':
        'Sixteen papers, seven of them as first author; the one of 2024 in Plant Disease has 94 citations. The Schroth prize of the American Phytopathological Society, 2025. She was nominated for the Blavatnik award and not chosen. Her university filed a provisional patent in 2024 with her and Dr. Mark Ellison as inventors.',
      'Plans in the United States':
        'She has an offer of the Department of Agriculture’s research station in Hilo, to begin when her status allows. She wants to try the powder on the rust of soybeans.',
    },
    documents: {
      'Curriculum vitae':
        'Ph.D. in plant pathology, Federal University of Viçosa, 2018, adviser Prof. Laércio Zambolim. Agronomist, Federal University of Lavras, 2012. Visiting student at Purdue, 2016, ten months. Researcher at EPAMIG, Minas Gerais, 2018 to 2022. University of Hawaiʻi since October 2022, group of Dr. Mark Ellison. Supervises one master’s student. Reviewer for Phytopathology and two other journals.',
      'Letter of Dr. Mark Ellison':
        'Dr. Prado came with the idea; I gave her a bench. I had told her that dry spores would not survive the sun, and so she spread them at night. Our machine shop built the blower after her drawing. I expect that at the end of her fellowship in 2027 she will leave us. I hold the grant of $640,000 from the state on which she is paid. She has mentored undergraduates of Hawaiian descent each summer.',
      'Report of the Hawaiʻi Coffee Association, 2026':
        'Leaf rust reached Hawaiʻi in October 2020 and is on all islands where coffee is grown. Losses of 2024 are put at 18 million dollars. The dry application developed in Mānoa is the most promising of four biological methods under test. Two growers reported that bees avoided the flowers for a day after it was applied; this has not been studied. Resistant varieties will take ten years.',
      'Article in the Honolulu Star-Advertiser, July 2026':
        '“I was about to pull out my trees,” said Leilani Akana of Hōlualoa, who has used the powder for two years. Costs are about $90 an acre, against $130 for copper. Prado said that she does not own the product and will earn nothing from it until somebody buys the license, if ever.',
    },
    statements: [
      '+ Dr. Prado has developed a way to fight coffee rust with a fungus that lives on the rust.',
      '+ Her insight was to apply it dry and by night.',
      '+ On the trial plots the share of infected leaves dropped by more than half by the second season.',
      '+ The gain in yield showed itself only in the second year.',
      '+ Roughly thirty of the cooperative’s farms used the powder this year.',
      '+ Federal approval is still pending, although the state allows its use on an experimental footing.',
      '+ Mr. Nakashima has no financial interest in her work and has not written with her.',
      '+ He went to the plots with her several times a year.',
      '+ Before he joined the growers he was a state inspector for over a decade.',
      '+ Her supervisor doubted that spores could withstand sunlight.',
      '+ Treatment with the powder is cheaper for a farmer than copper.',
      '+ Wet formulations had proved useless because rain carried them away.',
      '+ One grower told the press that she had been on the verge of giving up her trees.',
      '+ Her most cited article has close to one hundred citations.',
      '+ A federal research station wants to employ her.',
      '- Dr. Prado has eradicated coffee rust on thirty-one farms.',
      '- The federal government has registered the powder for use on coffee.',
      '- Colombian growers use the powder that she developed.',
      '- Results of the trial in Puerto Rico confirm those in Hawaiʻi.',
      '- She won the Blavatnik award in 2025.',
      '- Mr. Nakashima holds a doctorate in tropical agriculture.',
      '- The cooperative has paid her $18,000 for her work.',
      '- She is the sole inventor named in the patent.',
      '- The university holds a patent on the powder.',
      '- Dr. Prado built the blower herself.',
      '- She has shown that the powder does no harm to bees.',
      '- Dr. Ellison supervised her doctoral research.',
      '- She earns royalties from the sale of the product.',
      '- She is a research scientist of the Department of Agriculture in Hilo.',
      '- Her powder has been proved effective against soybean rust.',
    ],
  },
]
