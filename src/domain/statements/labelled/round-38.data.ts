import type { LabelledRecord } from '../labelled-statements.data.ts'

/** Written whole before the checks were run on them, in the manner of briefs. */
export const thirtyEighthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of an Ethiopian radio journalist',
    filingDate: 'March 3, 2028',
    record:
      'Name: Tigist Alemu\nGender: Female\nDate of birth: 1990-07-21\nCountry of birth: Ethiopia\nCountry of citizenship: Ethiopia\nMarital status: Married\nLast entry date: 2027-06-14\nManner of last entry: B-2 visitor visa\nSpouse name: Dawit Bekele\nSpouse gender: Male\nNumber of children: 1\nChild 1 name: Liya Bekele\nChild 1 date of birth: 2018-11-30\nChild 1 gender: Female',
    answers: {
      'What happened':
        'I read the news on a private radio station in Bahir Dar from 2015. In August 2025 I interviewed farmers who said that soldiers had burned their village. Two days later federal police took me from the studio. They held me for eleven days in a container. An officer beat the soles of my feet with a cable. I signed a paper that I could not read. My editor, Solomon, paid 40,000 birr and they let me go on August 19, 2025.',
      'After that':
        'I did not go on air again. In February 2027 men in plain clothes asked my landlady for me, twice. Solomon was arrested on March 2, 2027 and has not been heard from. I left on June 13, 2027.',
      Family:
        'Dawit is a pharmacist. He stayed in Addis Ababa with Liya. He has not been questioned so far. My brother Yonas has lived in Minneapolis since 2011 and is a citizen.',
      'Why there':
        'I could not move to Addis Ababa: the station’s former driver was found there by the police in 2026.',
      'Party or group': 'I belong to no party. I am Amhara. I am a member of the journalists’ association.',
      Travel:
        'In 2022 I spent three weeks in Kenya for a course and went back. I had a visa for Germany in 2019 and did not use it.',
      Record: 'I was never charged with anything, there or here.',
    },
    documents: {
      'Letter of Yonas Alemu':
        'My sister lives with me. She wakes up at night and checks the door. She told me about the beating when she arrived, not before. I pay her rent and food.',
      'Report of Dr. Helen Marsh, podiatrist':
        'I examined Ms. Alemu once, on November 9, 2027. She has thickened scars on both soles. They are consistent with blows by a flexible object. I saw no fracture on the X-ray. Walking more than a mile hurts her.',
    },
    statements: [
      '+ Her troubles began when she put on the air the accounts of villagers whose homes had been destroyed by soldiers.',
      '+ She was kept in custody for less than two weeks.',
      '+ Ms. Alemu owes her release to money that her editor paid.',
      '+ The applicant put her name to a document whose contents she did not know.',
      '+ After she was freed, Ms. Alemu gave up broadcasting.',
      '+ Unknown men inquired after her at her lodgings on two occasions in early 2027.',
      '+ The man who bought her freedom has since disappeared in detention.',
      '+ Her husband and daughter are still in Ethiopia.',
      '+ The podiatrist found marks on her feet that fit her account.',
      '+ That a former colleague was tracked down in the capital shows that relocation would not protect her.',
      '- Ms. Alemu was convicted by an Ethiopian court of spreading false news.',
      '- The beating left her with two broken bones in her foot.',
      '- She resumed her broadcasts as soon as she was released.',
      '- Her husband has been interrogated by the police about her whereabouts.',
      '- As a leading member of an opposition party, Ms. Alemu was known to the authorities.',
      '- Her brother confirms that she telephoned him about the beating while she was still in Ethiopia.',
      '- Dr. Marsh has been treating Ms. Alemu since her arrival.',
      '- She was released after a judge found no evidence against her.',
      '- Soldiers beat Ms. Alemu in the village where she had gone to report.',
      '- Ms. Alemu lived in Germany before she came to the United States.',
    ],
  },
  {
    name: 'waiver of a Filipino caregiver with a husband on dialysis',
    filingDate: 'September 20, 2028',
    record:
      'Name: Rowena Cruz Santos\nGender: Female\nDate of birth: 1984-02-11\nCountry of birth: Philippines\nCountry of citizenship: Philippines\nMarital status: Married\nLast entry date: 2013-05-07\nManner of last entry: C-1/D crew visa\nSpouse name: Leonard Hayes\nSpouse gender: Male\nNumber of children: 1\nChild 1 name: Grace Hayes\nChild 1 date of birth: 2019-08-26\nChild 1 gender: Female',
    answers: {
      'Entry and stay':
        'She was a cabin steward on a cruise ship, walked off in Miami on May 7, 2013 and stayed. She has never been in removal proceedings.',
      Marriage:
        'They met at a church in Jacksonville in 2015 and married on October 1, 2017. It is his second marriage; the first ended in divorce in 2010. He has no children from it.',
      'Hardship if she is away':
        'Leonard’s kidneys failed in 2024. He is on dialysis at home, five nights a week; Rowena was trained for it and connects him. Without her he would have to go to a center three days a week, 40 miles away, and he may not drive on those days. He is on the transplant list since January 2026. He gets $2,140 a month in disability. She earns $1,300 in a bakery, off the books.',
      'Hardship if he goes along':
        'Her parents live on Samar; the next dialysis unit is four hours away by boat and bus. Medicare does not pay abroad. He would lose his place on the list. He was in the Philippines once, for ten days, in 2018.',
      Daughter: 'Grace has a speech delay and goes to therapy at school twice a week. She does not speak Tagalog.',
      Relatives:
        'Leonard’s sister Joan is 66 and lives in Ohio; she has offered to call every day. His parents are dead.',
      Arrests: 'None for either of them.',
      Taxes: 'Leonard filed alone as head of household in 2023 and 2024. She has not reported the wages of the bakery.',
    },
    documents: {
      'Letter of Dr. Anil Rao, nephrologist':
        'I have treated Mr. Hayes since 2021. He has end-stage renal disease from hypertension. Home dialysis requires a trained partner; the program would end without one. His survival on the list depends on keeping every session. I have no reason to think that in-center dialysis would be unsafe, but he tolerated it badly in 2024.',
      'Evaluation by Dr. Paula Nunez, psychologist':
        'I saw Mr. Hayes by video for two hours. He reports low mood and poor sleep. He does not meet criteria for major depression. He has an adjustment disorder. I did not speak with Ms. Santos.',
    },
    statements: [
      '+ Ms. Santos came as a ship’s crew member and remained after leaving her vessel.',
      '+ Five nights out of seven she hooks her husband up to the machine that keeps him alive.',
      '+ If she had to leave, Mr. Hayes could no longer be dialyzed at home.',
      '+ Mr. Hayes has been waiting for a kidney since early 2026.',
      '+ Relocating would cost him his place among those waiting for a transplant.',
      '+ From her parents’ home it takes hours to reach treatment.',
      '+ Their daughter receives speech therapy and knows no Tagalog.',
      '+ The psychologist diagnosed an adjustment disorder and no major depression.',
      '+ His only sibling named in the file lives in another state.',
      '+ Mr. Hayes was married once before.',
      '- Ms. Santos overstayed a tourist visa.',
      '- Mr. Hayes is cared for by a visiting nurse who connects him each night.',
      '- His kidney disease was caused by diabetes.',
      '- Mr. Hayes received a transplant in January 2026.',
      '- His sister has moved in to help with the child.',
      '- Dr. Nunez interviewed both spouses.',
      '- Dr. Rao considers dialysis in a center to be life-threatening for him.',
      '- Ms. Santos has paid taxes on all of her wages.',
      '- Mr. Hayes has two children from his first marriage.',
      '- Leonard grew up partly in the Philippines and speaks Tagalog.',
    ],
  },
  {
    name: 'naturalization of a Vietnamese fisherman with a boating conviction',
    filingDate: 'May 15, 2028',
    record:
      'Name: Minh Quang Tran\nGender: Male\nDate of birth: 1969-12-03\nCountry of birth: Vietnam\nCountry of citizenship: Vietnam\nMarital status: Divorced\nImmigration status: Lawful permanent resident\nPermanent resident since: 2009-04-17\nNumber of children: 2\nChild 1 name: Kim Tran\nChild 1 date of birth: 1998-05-09\nChild 1 gender: Female\nChild 2 name: Bao Tran\nChild 2 date of birth: 2011-10-10\nChild 2 gender: Male',
    answers: {
      Residence:
        'His sister Lan petitioned for him in 1997; he came in 2009 with his wife Hoa and Kim. Bao was born in Biloxi.',
      Divorce:
        'Hoa filed in 2019 and the decree is of June 22, 2020. Bao lives with her. He pays $420 a month in support by wage order, since July 2020; he missed March to June 2021, when the harbor was closed, and paid it up by December 2021.',
      Trips: 'Vietnam, December 20, 2024 to January 25, 2025, for his mother’s funeral. No other since 2018.',
      'Work and taxes':
        'He owns a shrimp boat, the Lady Hoa, since 2014. Before that he was a deckhand for Mr. Duc. Returns filed every year. He had a debt of $3,900 to the IRS for 2022, on a payment plan; the last rate was paid in February 2028.',
      Record:
        'On August 5, 2023 he was cited for fishing in closed waters. He pleaded no contest on September 14, 2023, paid a fine of $1,000, and his license was suspended for 60 days. In 2012 he was stopped for speeding. He was never in jail.',
      English:
        'He asks for the test in Vietnamese? No: he is 58 and has been a resident for 19 years. He will take it in English all the same.',
      Service:
        'He came at 39 and did not have to register for the draft. He did his service in Vietnam from 1988 to 1990 as a cook.',
      Groups: 'Our Lady of La Vang parish; the shrimpers’ co-op, whose treasurer he was from 2016 to 2020.',
    },
    documents: {
      'Letter of the Department of Marine Resources':
        'Mr. Tran paid the penalty on September 20, 2023. His license was reinstated on November 13, 2023. There has been no further violation.',
      'Letter of Father Joseph Pham':
        'Minh has repaired our hall after two hurricanes and took no money. I have known him since 2010. His son serves at the altar.',
    },
    statements: [
      '+ Mr. Tran immigrated through a petition of his sister that took twelve years.',
      '+ He is current in the support of his minor child.',
      '+ In the statutory period he left the country once, to bury his mother.',
      '+ His one conviction-like matter is a fisheries violation, for which he paid a fine.',
      '+ After two months he was again allowed to fish.',
      '+ He has since settled his debt with the Internal Revenue Service.',
      '+ He will be examined in English although the law would spare him.',
      '+ Mr. Tran was too old for Selective Service when he immigrated.',
      '+ He handled the money of a cooperative for four years.',
      '+ His priest says that he helped with repairs without pay.',
      '- Mr. Tran served thirty days in jail for the violation.',
      '- He has never fallen behind in his child support.',
      '- His wife petitioned for him.',
      '- He lost his fishing license for good.',
      '- Mr. Tran still owes the Internal Revenue Service several thousand dollars.',
      '- His son lives with him and attends school in Biloxi.',
      '- He fought in combat in the Vietnamese army.',
      '- The boat belongs to Mr. Duc, for whom he works as a deckhand.',
      '- He was acquitted of the charge after a trial.',
      '- Father Pham employs Mr. Tran to maintain the parish hall.',
    ],
  },
  {
    name: 'letter for a Turkish groundwater modeler by an independent expert',
    filingDate: 'January 18, 2028',
    record:
      'Name: Elif Demirci\nGender: Female\nDate of birth: 1991-03-29\nCountry of birth: Turkey\nCountry of citizenship: Turkey\nMarital status: Single\nImmigration status: O-1',
    answers: {
      'What does the client do?':
        'She writes models that show how salt water moves into wells near coasts. Research scientist at the University of Florida since 2023. Doctorate at ETH Zurich in 2020. Post-doc in Delft until 2022.',
      Achievements:
        'Her code SALTFRONT is free and has 3,100 downloads. Three counties in Florida use it to set pumping limits; Miami-Dade tested it and chose another. Nineteen papers, in nine of which she is first author. An award of the Dutch water society in 2022. She has no patent. A grant of $480,000 from the Geological Survey, of which she is one of two investigators.',
      'The expert':
        'Prof. Thomas Lindqvist of Texas A&M. He knows her from her papers. They sat on one panel in Copenhagen in 2024. He cites her in two papers of his own. No joint papers, no joint grants. He is not paid.',
      'What the expert did':
        'He ran her code on data of Galveston Island and it foretold the salt in eight of ten wells. He did not speak with the counties.',
      Family: 'None here.',
      Filings: 'An EB-1A petition was denied in 2025. The present one is for a national interest waiver.',
    },
    documents: {
      'CV of Thomas Lindqvist':
        'Professor of Hydrology, Texas A&M, since 2009. Visiting professor, ETH Zurich, spring 2016. Ph.D., Uppsala, 1998. Fellow of the American Geophysical Union, 2018. Editor of a journal, 2012 to 2019.',
      'Letter of the Volusia County water office':
        'Since 2024 we have used SALTFRONT to decide how much each of 42 wells may pump. We closed three wells which it had flagged. We did not pay for it. Two of our engineers were trained by Dr. Demirci.',
    },
    statements: [
      '+ I am independent of Dr. Demirci, with whom I have never published or held a grant.',
      '+ I have tried her software myself on wells in Texas, and it was right in four cases out of five.',
      '+ Anyone may use her code at no charge.',
      '+ One large county examined her model and preferred a different one.',
      '+ She is the lead author of almost half of her articles.',
      '+ A county closed wells on the strength of her model.',
      '+ She shares the federal grant with another investigator.',
      '+ I came to know of her through her publications.',
      '+ She earned her doctorate in Switzerland and then worked in the Netherlands.',
      '+ An earlier petition of hers for extraordinary ability did not succeed.',
      '- I taught Dr. Demirci at ETH Zurich.',
      '- Dr. Demirci holds a patent on SALTFRONT.',
      '- Her model failed in most of the wells on which I tested it.',
      '- Miami-Dade relies on her code to limit pumping.',
      '- I interviewed the engineers of Volusia County before I wrote this letter.',
      '- Volusia County bought a license for the software.',
      '- She is the sole investigator on a federal grant.',
      '- Dr. Demirci received her doctorate from Delft.',
      '- As editor I accepted three of her manuscripts for publication.',
      '- I have received an honorarium for this opinion.',
    ],
  },
  {
    name: 'cancellation of removal of a Mexican roofer',
    filingDate: 'June 7, 2028',
    record:
      'Name: Jorge Luis Mendoza\nGender: Male\nDate of birth: 1981-01-17\nCountry of birth: Mexico\nCountry of citizenship: Mexico\nMarital status: Married\nLast entry date: 2004-03-22\nManner of last entry: Without inspection\nSpouse name: Alma Ruiz\nSpouse gender: Female\nNumber of children: 3\nChild 1 name: Diego Mendoza\nChild 1 date of birth: 2008-09-14\nChild 1 gender: Male\nChild 2 name: Sofia Mendoza\nChild 2 date of birth: 2012-04-02\nChild 2 gender: Female\nChild 3 name: Mateo Mendoza\nChild 3 date of birth: 2020-12-19\nChild 3 gender: Male',
    answers: {
      Presence:
        'He crossed near Douglas on March 22, 2004 and has not left since. The notice to appear was served on him on May 3, 2024.',
      Status: 'Alma has no papers either; she came in 2006. All three children were born in Phoenix.',
      'Hardship to the children':
        'Diego has cystic fibrosis and takes a medicine that costs $26,000 a month, paid by the state plan. It is not sold in Mexico. He was in hospital four times in 2027. Sofia is well and plays the trumpet; she would stay with her father wherever he goes. Mateo has asthma and uses an inhaler in spring.',
      'Who would stay':
        'If he is removed, Alma and the children remain. She cleans houses two days a week; his wages ($4,300 a month) pay the rent.',
      'Jorge’s work':
        'Roofer with Sunrise Roofing since 2010, foreman since 2019. He fell in 2016 and hurt his knee; he got no compensation.',
      Record:
        'In 2009 he was arrested for driving under the influence, pleaded guilty and spent one day in jail. In 2018 a neighbor called the police over noise; nobody was arrested. Alma: none.',
      Removal:
        'He asked for voluntary departure in the alternative. He does not seek asylum. He is not afraid of anybody in Sonora; the schools and doctors are the trouble.',
      Hearing: 'Before Judge Petrov in Florence. Diego’s doctor will testify by telephone.',
    },
    documents: {
      'Letter of Dr. Susan Whitfield, pulmonologist':
        'Diego has been my patient since he was two. Without the modulator his lungs would decline within months. His father gives him the chest treatments morning and evening. His mother has been trained too but is often not home in the morning. I have not examined his siblings.',
      'Letter of Sunrise Roofing':
        'Jorge leads a crew of seven. He has not missed a day without notice. We would take him back at any time. We do not sponsor workers.',
    },
    statements: [
      '+ Mr. Mendoza had been in the country for some twenty years when he was served with the charging document.',
      '+ All of his qualifying relatives are his children, who are citizens by birth.',
      '+ The drug on which his eldest son depends cannot be bought in Mexico.',
      '+ Diego was hospitalized repeatedly last year.',
      '+ It is the father who carries out the boy’s treatments twice a day.',
      '+ The family lives mainly on what he earns.',
      '+ Mr. Mendoza rose to foreman after nine years with the same employer.',
      '+ His one conviction, for drunk driving, is almost twenty years old.',
      '+ He makes no claim of fear of return.',
      '+ The pulmonologist will be heard by telephone.',
      '- Mrs. Ruiz is a lawful permanent resident.',
      '- Mr. Mendoza returned to Mexico in 2010 to see his parents.',
      '- Sofia also suffers from cystic fibrosis.',
      '- The family pays for the medicine out of its own pocket.',
      '- He has been arrested twice.',
      '- His employer has filed a petition for him.',
      '- Dr. Whitfield examined all three children.',
      '- He received compensation for the injury to his knee.',
      '- Diego’s mother alone administers the chest treatments.',
      '- The respondent applied for asylum because of threats in Sonora.',
    ],
  },
  {
    name: 'self-petition of a Brazilian wife, notes of a paralegal',
    filingDate: 'October 30, 2027',
    record:
      'Name: Camila Ferreira Duarte\nGender: Female\nDate of birth: 1993-06-16\nCountry of birth: Brazil\nCountry of citizenship: Brazil\nMarital status: Married\nLast entry date: 2021-09-02\nManner of last entry: K-1 visa\nSpouse name: Bradley Cole\nSpouse gender: Male\nNumber of children: 1\nChild 1 name: Theo Cole\nChild 1 date of birth: 2023-02-08\nChild 1 gender: Male',
    answers: {
      Marriage:
        'Married November 20, 2021 in Tulsa. He is a citizen and sells cars. They lived at his house on Elm Street until she left on July 4, 2026. He filed for adjustment for her in 2022 and withdrew it in August 2026.',
      Abuse:
        'He kept her passport in his desk. He read her messages. From 2023 he shoved her, and on May 9, 2025 he choked her until she lost consciousness. On July 4, 2026 he threw a pan which hit the wall beside Theo. He said that he would have her deported. He never hit the child.',
      Police:
        'She did not call in 2025. On July 4, 2026 the neighbor, Mrs. Odom, called. Officers photographed her arm. He was charged with domestic assault; the case was dismissed in January 2027 because she did not come to court. She was afraid of him.',
      Shelter:
        'She was at a shelter from July 4 to October 12, 2026, then with a friend, Renata. She has a protective order of July 21, 2026, for three years.',
      'Good faith':
        'Joint account at a credit union, lease of a car in both names, photographs. He paid for the wedding. His mother came, her parents saw it on video.',
      Health: 'She sees a counselor, Ms. Dana Fox, every week since August 2026. No medicine.',
      Record: 'None. He said to the police that she bit him; they did not arrest her.',
      Divorce: 'He filed in March 2027; it is pending.',
    },
    documents: {
      'Letter of Dana Fox, LPC':
        'I have met with Ms. Duarte 48 times. She has post-traumatic stress disorder. She startles when a door closes. I have not met Mr. Cole. I base my opinion on what she told me and on a checklist.',
      'Statement of Mrs. Odom':
        'I heard shouting most weeks. I saw her with a bruise on the neck in May 2025; she said that she had fallen. On July 4 she ran to my porch with the boy. I called the police.',
    },
    statements: [
      '+ Mr. Cole controlled Ms. Duarte by keeping her travel document from her.',
      '+ He once strangled her until she passed out.',
      '+ Ms. Duarte concealed the cause of the bruise from her neighbor.',
      '+ It was a neighbor, and not she, who called the police.',
      '+ The criminal case ended without a conviction because she stayed away out of fear.',
      '+ After the last incident she found refuge in a shelter for about three months.',
      '+ A court has ordered him to stay away from her.',
      '+ The marriage has not yet been dissolved.',
      '+ Her counselor has seen her nearly fifty times and diagnosed PTSD.',
      '+ The husband took back the filing that he had made for her.',
      '- Mr. Cole was convicted of domestic assault.',
      '- He struck their son with a pan.',
      '- Ms. Duarte reported the choking to the police the day after.',
      '- Ms. Duarte was arrested for biting him.',
      '- The counselor met Mr. Cole once.',
      '- She divorced him in March 2027.',
      '- Her parents traveled to Tulsa for the wedding.',
      '- She takes medication for her symptoms.',
      '- Her friend Renata witnessed the choking.',
      '- Mr. Cole is a permanent resident.',
    ],
  },
]
