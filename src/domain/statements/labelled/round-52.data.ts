import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Two records of two kinds: ten true statements each, paraphrased freely as a brief does (passive, nominalised, facts put
 * together, rounded), and ten false ones. Written whole, and sealed, before the change that it measures; figures alone were read.
 */
export const fiftySecondRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a cook whose husband was hurt at a quarry',
    filingDate: 'November 30, 2026',
    record:
      'Name: Maricel Dacanay Holloway\nGender: Female\nDate of birth: 1988-04-22\nCountry of birth: Philippines\nCountry of citizenship: Philippines\nMarital status: Married\nSpouse name: Wendell Ray Holloway\nSpouse gender: Male\nSpouse date of birth: 1979-10-03\nSpouse citizenship: United States citizen\nDate of marriage: 2017-03-25\nLast entry date: 2012-05-16\nManner of entry: Admitted as a crew member\nCity of residence: Knoxville, Tennessee\nNumber of children: 2\nChild 1 name: Josephine Holloway\nChild 1 date of birth: 2018-08-09\nChild 2 name: Amos Holloway\nChild 2 date of birth: 2021-01-30',
    answers: {
      'Hardship if the applicant is denied admission':
        'Wendell was struck by a conveyor at the quarry on September 14, 2021 and his back was crushed. He has had three operations, the last in February 2024. He can stand for twenty minutes. Maricel cooks at a nursing home from six to two, then she washes and lifts him. Josephine has celiac disease and may eat no bread. Amos stays with Wendell’s aunt Loretta until three. Wendell has not hunted or driven since the accident.',
      'Hardship if the relative relocates':
        'Wendell has never had a passport. In Catarman, where her family lives, the road is under water every rainy season and the nearest spine surgeon is in Tacloban, seven hours away. Her parents share two rooms with her brother’s family of five. Wendell’s mother is 81 and he is her only living child; his brother Dale drowned in 1999.',
      Money:
        'Workers’ compensation pays Wendell $2,050 a month. Maricel earns $2,600. The house is paid for except $11,400. They pay $310 a month for his medicine.',
      'Immigration history':
        'She left her ship, the Coral Empress, at Mobile with shore leave of 29 days. She never filed anything before the petition. Wendell’s petition for her was approved on August 2, 2024.',
      'Criminal history': 'None for her. Wendell was fined for fishing without a license in 2009.',
      Community:
        'She sings in the choir of Holy Ghost parish and taught 40 children to read rhythm with bamboo sticks.',
    },
    documents: {
      'Letter of Dr. Priscilla Vance':
        'I am an orthopedic surgeon. I fused Mr. Holloway’s lumbar spine in December 2021 and removed a broken screw in February 2024. The operation between was done by a colleague in Nashville. He takes gabapentin and, since June 2025, no opioids at all. I do not expect him to work again. Swelling of his left leg has to be watched daily.',
      'Letter of the director of the nursing home, Ruth Ann Sizemore':
        'Maricel has been with us since April 2018. She began in the laundry and was made head cook in 2022. During the pandemic she slept here for five weeks so that she would not carry the virus in. We have 64 residents. I would have to close the kitchen on two days a week without her.',
      'Declaration of Wendell Ray Holloway':
        'My first wife, Tammy, left me in 2011 and we were divorced the year after. I have no children with her. I get angry at the pain, never at Maricel. In the winter of 2023 I put my shotgun in my mouth. Maricel came in and sat with me until morning. I have seen Mr. Ledford, the counselor, every other Thursday since. My pension from the county is 6 years away.',
    },
    statements: [
      '+ A workplace accident in the fall of 2021 left Mr. Holloway with a crushed back.',
      '+ His spine has been operated on three times, twice by Dr. Vance.',
      '+ The surgeon regards a return to work as out of the question.',
      '+ It is his wife who bathes and lifts him once her shift has ended.',
      '+ The couple’s older child must avoid gluten.',
      '+ The family lives on roughly $4,650 a month.',
      '+ Mr. Holloway was kept from suicide by his wife and has been in counseling ever since.',
      '+ Having lost his brother, he is the sole surviving child of a mother in her eighties.',
      '+ In her eight years at the home Ms. Holloway rose from the laundry to the head of the kitchen.',
      '+ She came ashore in Alabama as a member of a ship’s crew and stayed beyond the time allowed.',
      '- Mr. Holloway was injured in a car accident in September 2021.',
      '- Mr. Holloway is dependent on opioids.',
      '- Their son has celiac disease.',
      '- Ms. Holloway entered without inspection at Mobile.',
      '- Mr. Holloway’s brother drives him to his appointments.',
      '- Dr. Vance performed all three operations.',
      '- Mr. Holloway traveled to the Philippines for the wedding.',
      '- His first wife died in 2011.',
      '- Ms. Holloway’s wages are lower than her husband’s benefits.',
      '- Her parents have room in their house for the family.',
    ],
  },
  {
    name: 'asylum of a Venezuelan nurse who treated protesters',
    filingDate: 'November 30, 2026',
    record:
      'Name: Yelitza Carolina Rondón Parra\nGender: Female\nDate of birth: 1990-12-17\nCountry of birth: Venezuela\nCountry of citizenship: Venezuela\nMarital status: Married\nSpouse name: Argenis José Briceño\nSpouse gender: Male\nLast entry date: 2026-02-08\nPort of entry: El Paso\nCity of residence: Aurora, Colorado\nNumber of children: 1\nChild 1 name: Sebastián Briceño Rondón\nChild 1 date of birth: 2016-05-11\nReligion: Catholic',
    answers: {
      'What happened to you?':
        'I was a nurse in the emergency room of the Hospital Central in Barquisimeto. On July 30, 2024 I sewed up seven young men who had been shot at the protest and I did not write their names in the book. On August 2, 2024 four agents of the DGCIM took me from the parking lot with a hood over my head. I was in a cellar for sixteen days. A lieutenant whom they called Tiburón put a plastic bag over my head, and they gave me shocks on the ribs. A woman guard stole my ring. They wanted the names. I gave none. On August 18 they left me on the highway to Quíbor. In November 2025 a colectivo on motorcycles fired at our door; Argenis was hit in the hip.',
      'Why was it done?':
        'They said that whoever heals terrorists is a terrorist. I signed for the opposition as a witness at the polling place in 2024. I am not a member of any party.',
      'Could you live elsewhere in your country?':
        'From September to December 2024 we were at my cousin’s in San Cristóbal. The block chief asked for our carnet and wrote us down. Then we went back, because my father was dying. He died on January 6, 2025.',
      'How did you travel?':
        'By bus to Cúcuta on December 3, 2025, with Sebastián. Argenis could not walk and stayed with his sister in Carora. We flew from Bogotá to Mexico City and waited five weeks in Juárez for the appointment.',
      'Did you complain?':
        'My sister Marisol filed a complaint with the prosecutor on August 5, 2024. They refused to stamp it. When I was free I told a lawyer of Foro Penal, nobody else.',
      'Criminal history': 'No arrest except this one. No trial was ever held and no charge was read to me.',
    },
    documents: {
      'Report of Dr. Naomi Feld':
        'I am a psychiatrist. I saw Ms. Rondón on May 9 and May 16, 2026, four hours together, with an interpreter. I diagnosed post-traumatic stress disorder and panic disorder. She does not meet the criteria of major depression. Two pale marks on the right side of the chest are consistent with electrodes. I prescribed prazosin. She wakes at the sound of a motorcycle.',
      'Letter of Foro Penal':
        'Our office registered the detention of citizen Yelitza Rondón on August 6, 2024 as that of a political prisoner. No court in Lara had a file on her. The lawyer who took her account, Abg. Luisa Mendoza, was herself detained in March 2025 and is in exile in Spain.',
      'Statement of Marisol Rondón':
        'I looked for her in three police stations and at the morgue. On the eleventh day a soldier told me for fifty dollars that she was alive. When she came home she weighed 44 kilos and could not bear that the light was off. I took her place in the line for gas so that nobody would see her. They have not bothered me.',
    },
    statements: [
      '+ Ms. Rondón’s treatment of wounded demonstrators drew the attention of military counterintelligence.',
      '+ Her abduction from the hospital’s parking lot followed within days of the protest.',
      '+ For more than two weeks she was held in a cellar, suffocated with a bag and subjected to electric shocks.',
      '+ She never disclosed the identities of the men whose wounds she had closed.',
      '+ No judicial proceeding of any kind accompanied her detention.',
      '+ More than a year after her release, armed motorcyclists shot at the family’s home and wounded her husband.',
      '+ An attempt to settle in San Cristóbal was given up when her father was near death.',
      '+ The complaint that her sister brought to the prosecutor was not accepted.',
      '+ Dr. Feld’s physical findings bear out the account of shocks to the ribs.',
      '+ Mother and son entered at El Paso in February 2026, while the husband remained behind in Venezuela.',
      '- Ms. Rondón gave the agents the names of the wounded.',
      '- She was held for sixty days.',
      '- The colectivo abducted her from the parking lot.',
      '- Ms. Rondón is a member of an opposition party.',
      '- Dr. Feld diagnosed major depression.',
      '- Her sister was detained as well.',
      '- Her husband died of the shot in November 2025.',
      '- A court in Lara charged her with terrorism.',
      '- Her father died before she was detained.',
      '- She and her son crossed the border between ports of entry.',
    ],
  },
]
