import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Four records: fifteen statements each as an honest brief has them, and fifteen false ones, most of them with one part
 * of a fact exchanged for another that the same record has. Written whole before the mechanism that it measures.
 */
export const fortyFifthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a poultry dealer from Bangladesh',
    filingDate: 'November 28, 2026',
    record:
      'Name: Mohammad Rafiqul Islam Howlader\nGender: Male\nDate of birth: 1984-08-19\nCountry of birth: Bangladesh\nCountry of citizenship: Bangladesh\nMarital status: Married\nSpouse name: Shirin Akter\nSpouse gender: Female\nDate of marriage: 2010-01-15\nLast entry date: 2026-01-22\nPort of entry: Eagle Pass\nManner of entry: Without inspection\nNumber of children: 2\nChild 1 name: Tanvir Howlader\nChild 1 date of birth: 2011-11-03\nChild 2 name: Nusrat Howlader\nChild 2 date of birth: 2016-04-27',
    answers: {
      'What happened to you?':
        'I sold chickens and eggs in the bazaar of Bauphal and was treasurer of the Liberal Democratic Party in my ward since 2016. On October 5, 2023 boys of the student league came to my shop with rods. They broke my left forearm and took 65,000 taka from the drawer. The officer at the Bauphal station tore my complaint up. On December 30, 2023 they waited for my brother Shahin on the ferry landing at Galachipa and stabbed him in the thigh, because he had put up our posters. He lived. In January 2024 the police raided our house at night. I was at my aunt’s. They beat my father with a stick and took the sewing machine. In August 2024 the government fell and I went home. Then on May 17, 2025 men of the other party, who control the bazaar now, locked me in the ice house for nine hours. Their leader, Jasim Mridha, said that I must pay 500,000 taka or he would burn the shop. I paid 120,000. On June 2 they burned it anyway.',
      'Did you go to the police?':
        'After the shop burned I went to the station in Patuakhali on June 4, 2025. The inspector wrote it down and gave me a number. Two days later Jasim knew that I had been there. Nobody was arrested.',
      'Could you live elsewhere in your country?':
        'I stayed in Khulna with a friend from June to August 2025 and sold vegetables from a cart. On August 20 two men showed my photograph in the lane. I thought of Sylhet but I know nobody there.',
      'How did you travel?':
        'By plane from Dhaka to Dubai and São Paulo on September 11, 2025, with my own passport. Then through Peru, Colombia and the jungle. In Mexico I was in detention at Tapachula for 31 days. I paid an agent 1,400,000 taka; my father sold the pond for it.',
      'Have you ever harmed anyone or belonged to a group?':
        'I kept the party’s money and I never carried a stick. I hope to bring the party’s receipt book; my wife is looking for it.',
      Family:
        'Shirin and the children live with her parents in Barisal. My father Abdul had a stroke in March 2026 and cannot speak. Shahin works on a building site in Oman.',
    },
    documents: {
      'Declaration of Shirin Akter':
        'I am the wife of Rafiqul. When the student league broke his arm I took him by van to the hospital in Barisal, where he stayed four days and got a plate. On the night of the raid I was at home with the children. There were five policemen. One of them held a torch in my daughter’s face. They asked where the treasurer is. In November 2025 Jasim Mridha came to my parents’ gate and said that my husband still owes him 380,000 taka. My father told him to go. We changed the school of our son after that. I want to move to Dhaka with the children when the school year ends.',
      'Medical certificate, Sher-e-Bangla Medical College Hospital':
        'RAFIQUL ISLAM, male, 39. Admitted October 5, 2023, discharged October 9, 2023. Fracture of the shaft of the left ulna, fixed with plate and screws by Dr. A. K. Saha. History of assault with iron rod as per patient. Removal of the plate advised after eighteen months.',
      'Letter of Advocate Nazmul Kabir':
        'I practise before the court of Patuakhali. I have seen in the register that a case, no. 211 of 2023, was lodged on December 12, 2023 against Rafiqul Islam and forty others for throwing crude bombs. He was in my office on the day that the bombs were thrown. The charge sheet has not been submitted. I will apply to have his name struck off. After the fall of the government some such cases were withdrawn, but not this one.',
      'Psychological evaluation of Dr. Helen Marchetti':
        'I spoke with Mr. Howlader on two occasions in July 2026 by video, three hours in all, with a Bengali interpreter. Post-traumatic stress disorder, chronic. He sleeps about four hours. He starts at the sound of a shutter. He denied thoughts of suicide. I recommend medication; he would like to try therapy first. In my view his avoidance of the subject of the ice house is genuine.',
    },
    statements: [
      '+ Mr. Howlader kept the accounts of his party in his ward from 2016 on.',
      '+ In October 2023 members of the student league attacked him in his shop and fractured his arm.',
      '+ The local police did not merely decline to help; an officer destroyed his complaint.',
      '+ Less than three months later his brother was stabbed for having hung the party’s posters.',
      '+ When the police came for him by night and did not find him, they beat his father instead.',
      '+ The change of government brought him no safety: men of a rival party took over the market and turned on him.',
      '+ He was confined for nine hours in May 2025 and threatened with the loss of his shop unless he paid.',
      '+ Although he handed over part of what was demanded, the shop was set on fire some two weeks afterwards.',
      '+ His report to the police in Patuakhali reached the ears of his persecutor within days.',
      '+ An attempt to live in another part of the country ended when strangers went about with his picture.',
      '+ The criminal case against him is false: on the day in question he was with his lawyer.',
      '+ His arm was repaired with a metal plate, and he was in the hospital for four days.',
      '+ After he had fled, Mr. Mridha went to his in-laws’ home to claim the rest of the money.',
      '+ Dr. Marchetti diagnosed chronic post-traumatic stress disorder after speaking with him for three hours.',
      '+ To pay for the journey the family gave up its pond.',
      '- Police officers broke Mr. Howlader’s arm in October 2023.',
      '- His brother was stabbed in the bazaar of Bauphal.',
      '- In January 2024 the police beat his brother during a raid.',
      '- Mr. Mridha demanded 120,000 taka from him.',
      '- The shop was burned in October 2023 by the student league.',
      '- He hid with a friend in Sylhet until August 2025.',
      '- The inspector in Patuakhali tore up his complaint.',
      '- Mr. Howlader was held for nine hours in a police station.',
      '- His wife sold her jewelry to pay the agent.',
      '- The charges against him were withdrawn after the fall of the government.',
      '- Mr. Howlader takes medication for his post-traumatic stress disorder.',
      '- His wife and children have moved to Dhaka.',
      '- Surgeons removed the plate from his arm after eighteen months.',
      '- Dr. Marchetti found that he was at risk of suicide.',
      '- Jasim Mridha was arrested after Mr. Howlader’s report.',
    ],
  },
  {
    name: 'waiver of a Dominican barber whose wife is a firefighter',
    filingDate: 'November 28, 2026',
    record:
      'Name: Yunior Alexis Peguero Matos\nGender: Male\nDate of birth: 1990-02-11\nCountry of birth: Dominican Republic\nCountry of citizenship: Dominican Republic\nMarital status: Married\nSpouse name: Caitlin Rose Brannigan\nSpouse gender: Female\nSpouse date of birth: 1989-07-30\nSpouse citizenship: United States citizen\nDate of marriage: 2019-06-08\nLast entry date: 2011-12-02\nManner of entry: Without inspection\nNumber of children: 1\nChild 1 name: Declan Peguero\nChild 1 date of birth: 2021-03-14\nChild 1 citizenship: United States citizen',
    answers: {
      'How did the applicant enter and has he left since?':
        'He crossed from Puerto Rico’s side by yola to Aguadilla on December 2, 2011 and flew to Providence a month later. He has not left.',
      'Criminal history':
        'In 2015 he was given a summons for driving without a license in Pawtucket; it was dismissed. In 2017 the police took him in because of a fight outside a bar; the prosecutor declined to charge him.',
      'Hardship if the applicant is denied admission':
        'Caitlin is a lieutenant in the Cranston fire department. She works shifts of twenty-four hours, two on and four off. On March 9, 2024 a stairwell fell on her at a fire on Reservoir Avenue and crushed two vertebrae. She was operated on in April 2024 and was out for eleven months. She is back on duty since February 2025 but she may not lift more than forty pounds, and she takes gabapentin at night. When she is at the station he is alone with Declan. Her sister Maeve lives in Oregon. Her father Thomas drinks. She earns $82,000 and he earns $39,000 from the shop. The mortgage is $2,310.',
      'Hardship if the relative relocates':
        'She would lose her pension, which vests in 2029. There is no disability pay abroad. He is from Azua, where his mother lives in two rooms. Caitlin took Spanish in high school. The doctor says that she should not be far from a surgeon who knows the hardware.',
      'The child':
        'Declan had a seizure at eighteen months and another one in May 2025. He takes levetiracetam twice a day. The neurologist plans to stop it if he has none until summer. He goes to preschool in the mornings.',
      'Other factors':
        'He opened his own chair at the barber shop in 2018, and he cuts the hair of the men at the shelter on Broad Street on the first Monday of every month. He has filed taxes since 2014. He wants to take the examination for a master barber.',
    },
    documents: {
      'Letter of Dr. Priya Venkataraman, spine surgeon':
        'I operated on Lt. Brannigan on April 16, 2024 at Rhode Island Hospital: fusion of L1 to L3. The wound healed without infection. She did twenty-six weeks of physical therapy. Her pain is 3 of 10 on most days and 7 after a shift with a working fire. If the fusion fails a second operation would be needed; I put that risk at about one in eight. Her husband was present at each visit and changed the dressings. I have not told her to leave the fire service.',
      'Letter of Chief Robert Almonte':
        'Lt. Brannigan was appointed in 2013 and promoted in 2021. After her injury I offered her a desk in fire prevention; she asked to stay on the engine. The department may have to move her to light duty if her restriction is not lifted by next year. Her husband has cooked for the house at every Christmas since they were married. I received the medal of the state on her behalf because she was in the hospital.',
      'Letter of Dr. Owen Castellano, pediatric neurologist':
        'Declan Peguero, five. Two unprovoked seizures, the first in September 2022 and the second in May 2025. EEG of June 2025 abnormal; MRI normal. No seizure since he began levetiracetam. Development is normal. A missed dose raises the risk of another seizure, which is why I asked the parents to keep a log. The father keeps it.',
      'Evaluation of Joanna Sisk, LMHC':
        'Ms. Brannigan came to me five times between March and June 2026. Adjustment disorder with anxiety. She does not have post-traumatic stress disorder. She reported that her mother died of ovarian cancer in 2016 and that Maeve did not come to the funeral. She told me that she would resign if her husband had to leave, since nobody else could be with Declan at night. I suggested a trial of medication, which she declined.',
    },
    statements: [
      '+ Mr. Peguero Matos has lived in the United States without a break since he came ashore in December 2011.',
      '+ He has never been convicted of a crime; one matter was dismissed and in the other no charge was brought.',
      '+ Lieutenant Brannigan’s spine was injured when part of a building came down on her at a fire.',
      '+ She could not work for nearly a year.',
      '+ Though she has returned to duty, there is a limit to what she may lift.',
      '+ Her surgeon reckons with a risk of roughly one in eight that the fusion will fail and she will need another operation.',
      '+ The surgeon saw Mr. Peguero Matos at every appointment; it was he who dressed the wound.',
      '+ Because she spends entire days and nights at the station, their son is then in his father’s care alone.',
      '+ Declan has had two seizures and has been free of them since he was put on medication.',
      '+ It is Mr. Peguero Matos who keeps the record of the child’s doses.',
      '+ Moving abroad would cost her a pension to which she will not be entitled until 2029.',
      '+ Her income is more than twice her husband’s.',
      '+ Her mother is dead, and her only sister lives across the country.',
      '+ The counselor found an adjustment disorder and ruled out post-traumatic stress.',
      '+ Once a month he gives haircuts to the residents of a shelter without charge.',
      '- Lieutenant Brannigan was operated on in March 2024.',
      '- Mr. Peguero Matos was injured in a fire on Reservoir Avenue.',
      '- The fire department moved her to light duty in fire prevention.',
      '- Dr. Venkataraman has advised her to retire from the fire service.',
      '- Declan’s neurologist has taken him off levetiracetam.',
      '- The MRI of Declan’s brain was abnormal.',
      '- Ms. Brannigan keeps the log of her son’s medicine.',
      '- Her sister Maeve lives in Providence and looks after Declan.',
      '- Her father died of cancer in 2016.',
      '- Ms. Sisk diagnosed her with post-traumatic stress disorder.',
      '- Mr. Peguero Matos earns $82,000 a year from the barber shop.',
      '- He pleaded guilty to driving without a license in 2015.',
      '- Lieutenant Brannigan was promoted in 2013.',
      '- He holds a license as a master barber.',
      '- A wound infection after the operation kept her in the hospital.',
    ],
  },
  {
    name: 'naturalization of an Iraqi interpreter',
    filingDate: 'November 28, 2026',
    record:
      'Name: Haider Jabbar Al-Tamimi\nGender: Male\nDate of birth: 1986-12-05\nCountry of birth: Iraq\nCountry of citizenship: Iraq\nMarital status: Married\nSpouse name: Zainab Kadhim\nSpouse gender: Female\nSpouse citizenship: Iraq\nLawful permanent resident since: 2018-10-19\nCategory: SQ6\nNumber of children: 3\nChild 1 name: Mustafa Al-Tamimi\nChild 1 date of birth: 2012-02-08\nChild 2 name: Noor Al-Tamimi\nChild 2 date of birth: 2015-09-21\nChild 3 name: Adam Al-Tamimi\nChild 3 date of birth: 2020-06-30\nChild 3 citizenship: United States citizen',
    answers: {
      'Trips outside the United States since becoming a resident':
        'Jordan, April 3 to May 1, 2021, to see his mother. Iraq, August 14 to November 30, 2023, when his brother Ali was kidnapped and killed in Basra. Canada, July 2 to 6, 2025, for a wedding in Windsor.',
      'Work and taxes':
        'He worked as a line lead at the Hamtramck plant of American Axle from 2019 until the layoff of January 2024. Since April 2024 he drives for a medical transport firm in Dearborn. For 2022 he underpaid by $3,860, because the preparer had claimed a cousin; he pays $110 a month under an agreement with the IRS since March 2024. Michigan owed him a refund.',
      'Arrests, citations and offenses':
        'On June 11, 2020 the Dearborn police arrested him after a quarrel with his brother-in-law Hassan over a car. The charge was assault and battery. The case was dismissed on February 4, 2021 after he had done an anger class of twelve weeks. Speeding in Ohio in 2022, $185, paid.',
      'Memberships and military':
        'He was an interpreter for the 1st Armored Division in Baqubah from 2006 to 2009, and for the State Department in Erbil from 2014 to 2016. He was never a soldier. His father was a member of the Baath party and a teacher. He himself joined no party. He registered with the Selective Service? He was thirty-one when he came.',
      Marriages:
        'He married Zainab in Erbil on May 20, 2011. She came with him. She has applied for citizenship too and was interviewed in September 2026; she has no decision.',
      'Children and support':
        'All three children live with them. Mustafa plays soccer for the city. Noor is deaf in one ear and will get an implant next spring.',
    },
    documents: {
      'Letter of Maj. (ret.) Daniel Okafor':
        'Haider was my interpreter in Baqubah in 2007 and 2008. On October 22, 2007 our vehicle struck a bomb. My gunner, Sgt. Pruitt, was killed. Haider pulled me out by the vest and held a bandage on my leg for forty minutes. He got a piece of metal in his shoulder, which is still there. I put him in for a commendation; the brigade never acted on it. I sponsored his visa in 2015. I will be at his oath if they let me.',
      'Register of actions, 19th District Court':
        'People v. Al-Tamimi. Filed June 12, 2020. Assault and battery, MCL 750.81. Bond $1,000 personal. Plea under advisement October 8, 2020. Conditions: anger management, no contact with H. Kadhim for six months. Dismissed February 4, 2021. Judge Hon. Sam A. Salamey.',
      'Letter of Imam Yasin Haddad, Islamic Center':
        'Br. Haider teaches Arabic to children on Saturdays since 2021, without pay. He organised the collection for the family whose house burned in Melvindale; the community raised $14,200. His wife runs the kitchen in Ramadan. I know of the quarrel with Hassan; the two have made peace and I was there.',
      'Account transcript summary, IRS':
        'Tax year 2022: additional tax assessed $3,860. Installment agreement established March 18, 2024. Balance as of October 30, 2026: $450. Tax years 2019 to 2021 and 2023 to 2025: filed on time, balance zero.',
    },
    statements: [
      '+ Mr. Al-Tamimi interpreted for American forces in Baqubah for about three years.',
      '+ He later worked for the Department of State in Erbil.',
      '+ A retired major credits him with dragging him out of a vehicle that had been hit by a bomb.',
      '+ He carries a fragment in his shoulder to this day.',
      '+ Although he was recommended for a commendation, nothing came of it.',
      '+ His longest absence since he became a resident lasted less than four months, and its cause was his brother’s murder.',
      '+ Each of his three trips was shorter than six months.',
      '+ His only arrest arose from a family dispute, and the court dismissed the case.',
      '+ He completed the class on anger that the court had required of him.',
      '+ He and his brother-in-law have since been reconciled.',
      '+ His tax debt for 2022 goes back to a mistake of his preparer and has been paid down to a few hundred dollars.',
      '+ He has kept to a payment plan with the IRS since the spring of 2024.',
      '+ Apart from that year he owes no federal tax.',
      '+ He gives Arabic lessons to children at the Islamic Center as a volunteer.',
      '+ He was past the age for Selective Service when he arrived in this country.',
      '- Mr. Al-Tamimi was in Iraq in the spring of 2021.',
      '- His brother was killed in Baqubah.',
      '- He was himself a member of the Baath party.',
      '- Sergeant Pruitt survived the explosion of October 2007.',
      '- Major Okafor pulled Mr. Al-Tamimi from the burning vehicle.',
      '- The brigade awarded him a commendation.',
      '- He was convicted of assault and battery in 2021.',
      '- His wife became a citizen in September 2026.',
      '- He has worked for American Axle without a break since 2019.',
      '- Noor received a cochlear implant last spring.',
      '- He pays the IRS $185 a month.',
      '- He served in the 1st Armored Division as a soldier.',
      '- Mr. Al-Tamimi was arrested in Ohio in 2022.',
      '- He has paid the debt for 2022 in full.',
      '- His wife teaches Arabic to children on Saturdays.',
    ],
  },
  {
    name: 'letter for a Chilean astronomer by an expert who has used her instrument',
    filingDate: 'November 28, 2026',
    record:
      'Name: Catalina Andrea Fuenzalida Rojas\nGender: Female\nDate of birth: 1987-10-02\nCountry of birth: Chile\nCountry of citizenship: Chile\nMarital status: Single\nCurrent status: O-1A\nLast entry date: 2022-08-17\nEmployer: Kepler Ridge Observatory, Arizona\nPosition: Instrument scientist',
    answers: {
      'Who signs the letter?':
        'Prof. Marcus Lindqvist, professor of astrophysics at the University of Leiden since 2011. He took his doctorate at Uppsala in 2001. He directed the survey office of the European network from 2015 to 2020.',
      'How does the signer know the work?':
        'He has observed with her spectrograph on nine nights in 2024 and 2025 as a visitor. He was never her supervisor or coauthor. They met twice, at the meeting in Santiago in 2019 and at the telescope in October 2024.',
      'Main contribution':
        'She designed the fiber scrambler of the spectrograph ARAUCO, which keeps the light steady so that a planet’s pull on its star can be measured to 35 centimeters a second. Before it the best at that telescope was about 110. The first unit was built in 2021 at the Catholic University in Santiago and installed at Kepler Ridge in March 2023.',
      'Results and use':
        'With ARAUCO eleven planets have been confirmed, four of them smaller than twice the Earth. Two other observatories have ordered the scrambler: Calar Alto in Spain, installed in May 2025, and Siding Spring in Australia, to be delivered in 2027. She has one patent in Chile and has applied for one in the United States.',
      'Publications and awards':
        '31 refereed papers, 12 as first author; 870 citations. The Pioneer prize of the Chilean Academy in 2020. She was a finalist for the instrument prize of the American Astronomical Society in 2025; it went to a group at Penn State.',
      'Plans in the United States':
        'She will lead the group for the second spectrograph, ARAUCO-2, for which the National Science Foundation is reviewing a proposal of $4.6 million. She hopes to teach a course at the University of Arizona.',
    },
    documents: {
      'Curriculum vitae':
        'Ph.D., Heidelberg, 2016, under Prof. Annelise Brandt, on modal noise in optical fibers. M.Sc., University of Concepción, 2012. Postdoctoral fellow, Catholic University, Santiago, 2016 to 2019; staff engineer there 2019 to 2022. Kepler Ridge since September 2022. Referee for two journals. Languages: Spanish, German, English.',
      'Letter of Dr. Ruth Abernathy, director of Kepler Ridge Observatory':
        'Dr. Fuenzalida came to us in 2022. I have supervised her since. In the winter of 2023 the vacuum tank of the spectrograph leaked; she found the flange in three nights while the company’s engineers had given the instrument up for the season. She manages two technicians. Her salary is $118,000. We mean to promote her to head of instrumentation when Dr. Paul Weiss retires in 2027. The scrambler is hers; the detector is the work of our colleagues at Caltech.',
      'E-mail of Dr. Inés Pardo, Calar Alto':
        'The scrambler arrived in April 2025 and we had it on sky on May 9. Our precision has gone from 140 to 60 centimeters a second. We have no relation with Kepler Ridge other than as a customer; we paid €210,000. We expect to publish the first planet next year.',
      'Article in Nature Astronomy, June 2024':
        'L. Okonkwo and others report a planet of 1.6 times the Earth around a star 38 light years away, found with ARAUCO in 61 nights. The authors thank C. Fuenzalida for the scrambler. The planet is too hot for water.',
    },
    statements: [
      '+ Dr. Fuenzalida Rojas conceived the fiber scrambler at the heart of the ARAUCO spectrograph.',
      '+ Her device improved the precision available at that telescope by about a factor of three.',
      '+ Prof. Lindqvist has used the instrument himself on several nights as a visiting observer.',
      '+ He has neither supervised her nor published with her.',
      '+ Nearly a dozen planets have been confirmed with the spectrograph so far.',
      '+ An observatory in Spain has bought the device and more than doubled its own precision with it.',
      '+ A third observatory, in Australia, is waiting for delivery.',
      '+ Her papers have gathered more than eight hundred citations.',
      '+ When the instrument’s vacuum failed, she located the leak after the manufacturer’s engineers had given up.',
      '+ The authors of a discovery published in 2024 acknowledged her contribution.',
      '+ She received her doctorate from Heidelberg with a thesis on noise in optical fibers.',
      '+ She was among the finalists for a prize of the American Astronomical Society, although another group won it.',
      '+ The observatory intends to make her its head of instrumentation once the present one retires.',
      '+ Calar Alto has no connection to her employer apart from having bought its product.',
      '+ She wrote about a dozen of her papers as first author.',
      '- Prof. Lindqvist took his doctorate at Leiden.',
      '- The scrambler was first installed at Kepler Ridge in 2021.',
      '- Dr. Fuenzalida Rojas also built the detector of ARAUCO.',
      '- Siding Spring has used the scrambler since May 2025.',
      '- She won the instrument prize of the American Astronomical Society in 2025.',
      '- The National Science Foundation has awarded $4.6 million for the second spectrograph.',
      '- Dr. Fuenzalida Rojas is head of instrumentation at Kepler Ridge.',
      '- Prof. Brandt supervised her at the Catholic University in Santiago.',
      '- Calar Alto now reaches a precision of 35 centimeters a second.',
      '- She discovered the planet that was reported in 2024.',
      '- Dr. Abernathy designed the scrambler.',
      '- The planet found in 2024 may hold liquid water.',
      '- She holds a United States patent on the scrambler.',
      '- Prof. Lindqvist and Dr. Fuenzalida Rojas have collaborated since 2019.',
      '- She teaches a course at the University of Arizona.',
    ],
  },
]
