import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Four records in the style of briefs: sixty statements that the files bear out, most in other words, and sixty with one
 * thing off: a number, day, person, agency, place, direction, denial, outcome or relation, or a fact of nobody's.
 * Written whole before anything was run.
 */
export const fortyThirdRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Nicaraguan nurse',
    filingDate: 'November 23, 2026',
    record:
      'Name: Yessenia del Carmen Rostrán Picado\nGender: Female\nDate of birth: 1992-09-14\nCountry of birth: Nicaragua\nCountry of citizenship: Nicaragua\nMarital status: Single\nLast entry date: 2026-01-27\nPort of entry: Miami\nStatus at entry: Parole\nChildren: Lucía (born 2017)',
    answers: {
      'What happened to you?':
        'I was a ward nurse at the public hospital of Jinotepe for seven years. On April 11, 2025 the director, Dr. Ubeda, told us to send away anyone who came with rubber bullet wounds. I treated three students in the laundry room that night. A guard saw it and reported me. On April 15 I was fired. On May 2, 2025 two paramilitaries in hoods stopped me on my way home from church and beat me with a rifle butt until I fell. They broke two of my ribs. One said that next time they would come for the girl. On August 20, 2025 somebody painted "plomo" on our door.',
      'Did you ask the authorities for protection?':
        'No. The paramilitaries eat at the police station. Everybody in town knows it. My neighbor complained in 2018 and was in El Chipote for eleven months.',
      'Where did you live then?':
        'I stayed with my godmother in Rivas from September 2025 until I left. The police came there once, in December, and asked her for a list of everyone in the house. I was at the market. I flew from Managua on January 27, 2026 with my daughter. They held my passport for two hours at the airport and then gave it back.',
      'Have you ever been arrested, or harmed anyone?': 'Never. I never belonged to a party either.',
      Family:
        'My mother Rosa and my older brother Denis live in Jinotepe. Denis drives a taxi and has had no trouble. Lucía’s father, Bayardo, went to Costa Rica before she was born.',
    },
    documents: {
      'Declaration of Denis Rostrán':
        'I am the brother of Yessenia. On May 2, 2025 a boy came running to my taxi and I found her on the ground by the park. I took her to a private doctor because she was afraid of her own hospital. She told me there were two men. I did not see them. I washed the door on August 21. I have not been threatened. In February 2026, when she had gone, a policeman named Silva asked me for her address abroad and I said that I did not know it.',
      'Medical note of Dr. Armando Solís':
        'Patient seen at my office on May 2, 2025 in the evening. Fractures of the seventh and eighth ribs on the left side. Bruising of the back and the left forearm. No injury of the lung. Rest for four weeks; paracetamol. I advised an x-ray again in ten days; the patient did not return.',
      'Letter of dismissal of the Ministry of Health':
        'Managua, April 15, 2025. Mrs. Yessenia Rostrán is informed that her contract is ended as of this day for abandoning her post. She has no right to severance. Signed, Marlon Téllez, Office of Personnel.',
      'Letter of Sister Imelda Carcache':
        'I have known Yessenia since she was a girl in our school. She taught first aid to the mothers of the parish every Saturday without pay. The police closed our dispensary in June 2025. She was no agitator; I never saw her at a march. I write from Panama, where I have lived since they expelled our order in July 2025.',
    },
    statements: [
      '+ Ms. Rostrán Picado had nursed at the state hospital in Jinotepe since about 2018.',
      '+ Her superior instructed the staff to turn away patients who had been hit by rubber bullets.',
      '+ Defying that order, she tended to the wounds of three students in secret.',
      '+ She lost her position four days after the director’s order.',
      '+ The ministry’s stated reason was that she had abandoned her post.',
      '+ Masked men attacked her as she walked home from a service.',
      '+ A physician in private practice found that two ribs on her left side had been fractured.',
      '+ The attackers threatened to harm her daughter the next time.',
      '+ Her brother came upon her lying near the park and drove her to a doctor.',
      '+ Ms. Rostrán Picado did not report the attack, since the perpetrators and the police are on familiar terms.',
      '+ A neighbor who dared to complain spent close to a year in prison.',
      '+ While she was hiding in Rivas, officers came to the house and demanded the names of its residents.',
      '+ Airport officials kept her passport for some two hours before letting her travel.',
      '+ Even after her departure the police tried to learn from her family where she was.',
      '+ She has no political affiliation and no criminal record.',
      '- Dr. Ubeda himself saw her treat the students and reported her.',
      '- She was dismissed after she had taken part in a march against the government.',
      '- The attack left her with a collapsed lung.',
      '- Three paramilitaries beat her on May 2, 2025.',
      '- Her brother witnessed the beating from his taxi.',
      '- She filed a complaint with the police in Jinotepe, who refused to record it.',
      '- Her brother Denis has been threatened because of her.',
      '- The word was painted on the door of her godmother’s house in Rivas.',
      '- The police found Ms. Rostrán Picado at the house in Rivas and took down her name.',
      '- She spent eleven months in El Chipote.',
      '- Her passport was confiscated at the airport and never returned.',
      '- Her mother Rosa was asked for her address in February 2026.',
      '- Sister Imelda was expelled from Nicaragua before the attack on Ms. Rostrán Picado.',
      '- Dr. Solís x-rayed her again ten days later and found the ribs healed.',
      '- Lucía’s father was killed by the paramilitaries before she was born.',
    ],
  },
  {
    name: 'waiver of a Filipino caregiver with a husband in rehabilitation',
    filingDate: 'November 12, 2026',
    record:
      'Name: Maricel Dizon Abrenica\nGender: Female\nDate of birth: 1984-02-03\nCountry of birth: Philippines\nCountry of citizenship: Philippines\nMarital status: Married\nSpouse name: Gregory Alan Sundquist\nSpouse gender: Male\nSpouse date of birth: 1975-08-19\nSpouse status: U.S. citizen\nDate of marriage: 2017-06-10\nLast entry date: 2012-05-22\nManner of entry: C-1/D crew visa\nChildren: none',
    answers: {
      'How did the applicant enter and has she left since?':
        'She came as a stewardess of a cruise ship at Galveston on May 22, 2012 and did not go back aboard. She has not left since.',
      'Criminal history': 'None.',
      'Hardship if the applicant is denied admission':
        'Greg fell from a scaffold on March 9, 2024 and has no feeling below the waist. Maricel turns him every four hours at night, changes the catheter and drives him to therapy in Duluth twice a week. A home aide would cost $34 an hour; the insurer pays for twelve hours a week. He had two pressure sores in the summer of 2025 when she was in bed with pneumonia for three weeks. His sister Karen lives in Oregon and has a bad back. His disability payment is $2,310 a month. Maricel earns $1,480 caring for two old ladies in Cloquet. The house payment is $1,125, and the loan for the van with the lift $489.',
      'Hardship if the relative relocates':
        'Her family lives in Aklan, a two-hour boat and bus ride from the nearest rehabilitation unit. There is no ramp in the house and the power fails every week. He would lose Medicare outside the United States. He does not speak Tagalog. His daughter Paige from his first marriage is fifteen and lives with him every other week; her mother would not let her go.',
      'Other factors':
        'She sings in the choir of Saint Casimir. They owe the hospital $6,800 on a plan and have never missed a payment.',
    },
    documents: {
      'Letter of Dr. Priya Venkataraman, physiatrist':
        'Mr. Sundquist has a complete spinal cord injury at T10 since March 2024. He will not walk again. He needs help with transfers, bowel program and skin care. In July 2025 he was admitted for nine days with an infected sacral ulcer. His wife had taught herself his care within two months; our nurses use her as an example. Without a trained caregiver at night I expect further admissions. I have not examined Ms. Abrenica.',
      'Letter of Karen Sundquist Boyle':
        'I am Greg’s older sister. I flew out for two weeks after the fall and for one week when Maricel was sick in 2025. I could not lift him; the neighbor, Mr. Aho, came over to do it. I had surgery on my spine in 2019 and I work full time at a school. Our parents are dead. Before he met Maricel he drank. He has been sober since 2016, and that is her doing.',
      'Evaluation by Dr. Leonard Pruitt, psychologist':
        'I saw Mr. Sundquist once, on September 4, 2026, by video for ninety minutes. He scored 24 on the PHQ-9, in the severe range. He told me that he thought of shooting himself in April 2024 and gave his rifles to Mr. Aho. He has no such thoughts today. Diagnosis: major depressive disorder, recurrent, severe. He takes sertraline, which Dr. Venkataraman prescribes. I recommended weekly therapy; he is on a waiting list.',
      'Statement of Iron Range Mutual':
        'Home health aide benefit: 12 hours per week through December 31, 2026. Renewal is subject to review. Skilled nursing at night is not a covered benefit. Total paid to date: $211,470.',
    },
    statements: [
      '+ Ms. Abrenica entered as a member of a ship’s crew in 2012 and has remained ever since.',
      '+ Mr. Sundquist has been paraplegic since a fall at a height in the spring of 2024.',
      '+ His injury is permanent; his physician does not expect him to walk again.',
      '+ Ms. Abrenica gets up several times each night to reposition her husband.',
      '+ When illness kept her in bed for three weeks, he developed pressure sores.',
      '+ One of those wounds became infected and put him in the hospital for more than a week.',
      '+ His insurer covers only a dozen hours of help a week and no nursing at night.',
      '+ Together the couple have about $3,790 a month.',
      '+ The mortgage and the van loan come to $1,614 a month.',
      '+ His sister, who has had back surgery herself, was unable to lift him.',
      '+ A psychologist found Mr. Sundquist’s depression to be in the severe range.',
      '+ After the accident he considered ending his life and handed his guns to a neighbor.',
      '+ Mr. Sundquist stopped drinking the year before the wedding.',
      '+ His teenage daughter, who spends half of her time with him, could not follow him abroad.',
      '+ The couple are paying down a hospital debt and have kept up with every installment.',
      '- Ms. Abrenica was admitted in 2012 as a visitor for pleasure.',
      '- Mr. Sundquist’s injury is incomplete, and he is expected to regain some movement.',
      '- The aide’s hours are guaranteed through the end of 2027.',
      '- His parents live nearby and help with the transfers.',
      '- Dr. Pruitt has treated Mr. Sundquist in weekly therapy since April 2024.',
      '- Dr. Pruitt prescribed the sertraline that Mr. Sundquist takes.',
      '- Mr. Sundquist tried to take his own life with a rifle.',
      '- Ms. Abrenica is a licensed nurse who was trained in the Philippines.',
      '- Paige is the couple’s daughter and lives with them all the time.',
      '- Mr. Sundquist drives himself to therapy in a van with hand controls.',
      '- The ulcer in July 2025 was treated at home without admission.',
      '- Karen moved in with the couple for three months after the fall.',
      '- Mr. Sundquist’s disability payment is larger than the costs of an aide around the clock.',
      '- Dr. Venkataraman also treats Ms. Abrenica for her lungs.',
      '- In Aklan the couple would live next door to a rehabilitation hospital.',
    ],
  },
  {
    name: 'expert letters for an Indian battery chemist',
    filingDate: 'November 20, 2026',
    record:
      'Name: Raghunath Venkat Iyer\nGender: Male\nDate of birth: 1987-12-01\nCountry of birth: India\nCountry of citizenship: India\nMarital status: Married\nSpouse name: Anjali Deshpande\nLast entry date: 2019-08-30\nStatus at entry: H-1B\nOccupation: Principal scientist',
    answers: {
      'What is the field of endeavor?':
        'Electrolytes that let sodium-ion batteries work below minus thirty degrees, for storage on the grids of cold states.',
      Achievements:
        'Ph.D. at the Indian Institute of Science, Bangalore, 2015, under Prof. Leela Nambiar. Postdoc at the University of Calgary from 2015 to 2019. Since September 2019 at Northlight Storage in Fargo. Three granted U.S. patents and two pending ones; first inventor on all of them but one. 31 papers, 1,940 citations. The additive called NL-7 is in the cells of the Minot pilot plant since November 2023. The pilot lost 3 percent of its capacity in the first winter; the lithium reference lost 19. In 2022 he won the Young Innovator prize of the Battery Society, which is given to one person a year.',
      'What the expert has not done or seen':
        'Prof. Haugen has never worked with him and met him once, at a conference in Tromsø in 2024. He has not visited Minot.',
      'Work that failed': 'A first additive, NL-4, made gas and was dropped in 2021.',
    },
    documents: {
      'Curriculum vitae of Prof. Sigrid Haugen':
        'Professor of electrochemistry, Norwegian University of Science and Technology, Trondheim, since 2006. Head of the national center for cold climate storage 2014 to 2022. Author of 160 papers and one textbook. Member of the Norwegian Academy of Science and Letters since 2011. Reviewer of grants for the Research Council of Norway. Ph.D., University of Uppsala, 1998.',
      'Letter of Paul Ostrander, Red River Electric Cooperative':
        'I run operations for a cooperative with 41,000 members. In January 2024 we had four nights below minus thirty. The Minot battery carried the substation for six hours when a line was down. We have ordered two more units for 2027. I do not know the chemistry and I have no stake in Northlight. Dr. Iyer explained the system to our board in October 2023; before that I had not met him.',
      'Letter of Prof. Leela Nambiar':
        'I supervised Dr. Iyer from 2010 to 2015. Of the twenty-six students whom I have guided he is among the best three. His thesis on glyme solvents was first read by few; after 2020 it was cited by groups in Japan, Germany and the United States. He turned down a faculty post in Pune to go to Calgary.',
      'Report of the Minot pilot, Northlight Storage':
        'Capacity 2 MWh. Commissioned November 14, 2023. First winter: 96 days below minus ten; loss of capacity 3.1 percent. No thermal event. One inverter was replaced in March 2024; the cells were not the cause. Lead scientist: R. V. Iyer. Project manager: Joanne Tvedt.',
    },
    statements: [
      '+ Dr. Iyer’s work makes sodium-ion storage usable in severe cold.',
      '+ He received his doctorate from the Indian Institute of Science and then spent four years as a postdoctoral researcher in Canada.',
      '+ He has been with Northlight Storage for seven years.',
      '+ He is an inventor on five patents and applications, and the first-named inventor on four.',
      '+ His publications have been cited nearly two thousand times.',
      '+ The additive that he developed has been in use at a pilot plant since late 2023.',
      '+ Over its first winter the pilot lost a small fraction of what the lithium system lost.',
      '+ The Battery Society honored him in 2022 with a prize that has a single recipient each year.',
      '+ Prof. Haugen knows Dr. Iyer’s work from the literature and has never collaborated with him.',
      '+ Prof. Haugen led Norway’s center for storage in cold climates for eight years.',
      '+ During an outage in January 2024, the battery kept a substation supplied for hours.',
      '+ Mr. Ostrander’s cooperative, which has no interest in Northlight, has placed an order for further units.',
      '+ His doctoral advisor ranks him among the top three of more than two dozen students.',
      '+ Not every approach succeeded: an earlier additive was abandoned because it gave off gas.',
      '+ The only component replaced at the plant was an inverter, and the cells had nothing to do with its failure.',
      '- Prof. Haugen inspected the pilot plant in Minot before writing her letter.',
      '- Dr. Iyer holds five granted United States patents.',
      '- Prof. Haugen was his supervisor in Trondheim.',
      '- NL-4 is the additive that is used in Minot.',
      '- The pilot lost 19 percent of its capacity in the first winter.',
      '- An overheated cell shut the plant down in March 2024.',
      '- Mr. Ostrander is an investor in Northlight Storage.',
      '- Dr. Iyer has taught as a professor in Pune.',
      '- The cooperative has already installed two further units.',
      '- Mr. Ostrander has worked with Dr. Iyer since 2019.',
      '- Joanne Tvedt was the lead scientist of the Minot pilot.',
      '- Prof. Haugen took her doctorate at Trondheim.',
      '- His thesis was recognized at once around the world.',
      '- The Department of Energy funded the Minot pilot.',
      '- Prof. Nambiar supervised him at the University of Calgary.',
    ],
  },
  {
    name: 'cancellation of a Mexican dairy worker',
    filingDate: 'November 17, 2026',
    record:
      'Name: Eusebio Tzompantzi Cuamatzi\nGender: Male\nDate of birth: 1979-05-28\nCountry of birth: Mexico\nCountry of citizenship: Mexico\nMarital status: Married\nSpouse name: Florencia Xicohténcatl\nSpouse citizenship: Mexico\nLast entry date: 2004-02-11\nManner of entry: Without inspection\nChild 1 name: Abigail Tzompantzi\nChild 1 date of birth: 2010-10-07\nChild 1 citizenship: United States citizen\nChild 2 name: Marcos Tzompantzi\nChild 2 date of birth: 2015-03-25\nChild 2 citizenship: United States citizen',
    answers: {
      'How did the applicant enter and has he left since?':
        'He came across the desert near Naco on February 11, 2004 with his brother Pablo. He went home once, when his father died, from June 3 to July 20, 2008, and came back the same way.',
      'Criminal history':
        'On September 6, 2014 he was stopped in Cayuga County and charged with driving while ability impaired. He pleaded guilty to the violation and paid $500. He took the course. Nothing before and nothing since.',
      'Work and taxes':
        'He has milked cows for the Hollis farm since October 2005. He began to file taxes in 2012, with an ITIN, and has filed every year. He did not file before.',
      'Hardship to the children':
        'Abigail has scoliosis. The curve was 28 degrees in 2023 and 41 degrees in May 2026; she wears a brace eighteen hours a day, and the surgeon in Syracuse wants to operate next summer. Marcos repeats what is said to him and has a speech therapist at school three times a week under an IEP. Neither child has been to Mexico. Florencia packs apples in the fall and earns about $9,000 a year. He earns $43,200.',
      'Ties in Mexico':
        'His mother Petra, 74, lives in Contla with his sister. Pablo was deported in 2019 and drives a bus in Puebla.',
      Proceedings:
        'ICE took him from the farm road on March 12, 2025. He was released on a bond of $7,500 on April 4. The bond was paid by the church.',
    },
    documents: {
      'Letter of Dr. Meredith Klass, orthopedic surgeon':
        'Abigail Tzompantzi has adolescent idiopathic scoliosis. The Cobb angle has grown by thirteen degrees in three years despite a brace that she wears faithfully. I recommend a posterior spinal fusion when school ends in June 2027. She would be in the hospital for about five days and would need a year of follow-up. Without surgery the curve will probably pass fifty degrees and may affect her breathing. Medicaid will cover it here.',
      'Letter of Tom Hollis, Hollis Dairy':
        'Eusebio is my herdsman and has been on the place twenty-one years. Since 2018 he has run the night milking with four men under him. He lives in our tenant house without rent. He pulled my son out of the manure pit in 2016. When ICE had him I did the milking myself and lost two cows. I am a Republican and I voted for the sheriff, and I would put my name to this in any court.',
      'Letter of Rachel Dorsey, speech-language pathologist':
        'Marcos is in sixth grade and has a mixed receptive-expressive language disorder. He was first evaluated at age four. I see him for thirty minutes three times a week. He speaks in sentences of four or five words. He understands English; his Spanish is limited to what is said at home. His father has come to every meeting since I took over the case in 2022; his mother works during the meetings in the fall.',
      'Certificate of disposition, Town Court of Aurelius':
        'People v. Tzompantzi. Charge: VTL 1192(1), driving while ability impaired, a traffic infraction. Date of offense: September 6, 2014. Plea of guilty October 15, 2014. Sentence: fine of $500, surcharge of $260, license suspended ninety days, impaired driver program completed February 2015.',
    },
    statements: [
      '+ Mr. Tzompantzi Cuamatzi has lived in the United States for more than twenty-two years, apart from one absence of less than seven weeks.',
      '+ That absence was to bury his father.',
      '+ He has worked on the same dairy farm for over two decades.',
      '+ For the past eight years he has been in charge of the night milking and of a crew of four.',
      '+ He has paid taxes each year since 2012, though not before that.',
      '+ His single offense is a traffic infraction more than twelve years old.',
      '+ He completed the impaired driver program that the court had ordered.',
      '+ His daughter’s spinal curve has worsened by thirteen degrees, although she wears her brace as told.',
      '+ Her surgeon proposes to fuse her spine in the summer of 2027.',
      '+ Left untreated, the deformity could come to impair her lungs.',
      '+ Marcos, who has a language disorder, receives therapy at school several times a week.',
      '+ Mr. Tzompantzi Cuamatzi has attended every school meeting about his son for four years.',
      '+ His wages are more than four times what his wife makes.',
      '+ He spent about three weeks in immigration detention in the spring of 2025 before his bond was posted.',
      '+ Once, he saved the life of his employer’s son.',
      '- He has not left the United States since 2004.',
      '- Mr. Tzompantzi Cuamatzi was convicted of a misdemeanor in 2014.',
      '- The charge against him was dismissed after he had taken the course.',
      '- Abigail has already had surgery on her spine.',
      '- Her curve has stabilized with the brace.',
      '- Both children have spent their summers in Contla.',
      '- Marcos is fluent in Spanish.',
      '- His wife attends every meeting at the school.',
      '- Mr. Hollis posted the bond of $7,500.',
      '- His brother Pablo lives in the United States with a green card.',
      '- He was arrested at his home in front of his children.',
      '- Medicaid has refused to pay for the operation.',
      '- Ms. Dorsey diagnosed Marcos with autism.',
      '- Mr. Hollis charges the family rent for the tenant house.',
      '- Florencia became a lawful permanent resident through her sister.',
    ],
  },
]
