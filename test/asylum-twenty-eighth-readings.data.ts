import type { AsylumReading } from './asylum-readings.data.ts'

const document = (id: string, title: string, text: string, kind = 'client_document') => ({ id, kind, title, text })
const expected = { sections: [], absent: [], checks: [] }
/** Written whole before they were run: plain answers, before the court and before the Board, with five papers each. */
export const twentyEighthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R77',
    title:
      'a daughter of a soweh from Sierra Leone before the court in Baltimore, late, words at the border, five papers',
    as_of: '2026-11-29',
    client: {
      first_name: 'Fatmata',
      middle_name: '',
      last_name: 'Koroma',
      client: {
        a_number: 'A 221-640-117',
        country_of_citizenship: 'Sierra Leone',
        date_of_birth: '1997-02-08',
        gender: 'female',
      },
      spouse: {},
      children: [{ first_name: 'Adama', last_name: 'Koroma', date_of_birth: '2019-12-03' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Denise Ackerman',
      city: 'Baltimore',
      state: 'MD',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'She had a stroke on January 29, 2024, was in hospital and a rehabilitation center until May 10, 2024, and could not speak in sentences until the autumn of 2024. Her speech therapist discharged her on December 5, 2024. She filed on February 21, 2025.',
      last_arrival_date: '2023-02-17',
      i589_filed_date: '2025-02-21',
      nta_date: '2023-02-20',
      next_hearing: '2027-03-16, 8:30 a.m.',
      southern_border_entry: 'yes',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'The women of the Bondo society in Makeni would cut her by force and the paramount chief, who licenses the society, would let them. In August 2022 they tied her in the bush enclosure and cut her on the thigh when she fought.',
      procedural_history: 'yes',
      procedural_history_details:
        'An asylum officer found a credible fear on March 14, 2023. She was released from the Otay Mesa Detention Center on parole on March 22, 2023. Venue was changed from Otay Mesa to Baltimore on July 6, 2023.',
      country_resided: 'yes',
      benefits_details:
        'Guinea, October 9 to December 20, 2022, without a permit, in the house of a trader for whom she sold cloth. Brazil, December 21, 2022, to January 4, 2023, in a shelter; she did not apply for anything.',
      applicant_basis: ['Particular social group', 'Religion'],
      social_group_details:
        'Temne women of soweh families who refuse to enter the Bondo society. The families are known in every chiefdom, the office passes from mother to eldest daughter, and a daughter is either initiated or not.',
      religion_details:
        'She was baptized in the Assemblies of God in Freetown in 2018 and holds that the rites of Bondo are the worship of spirits, which her faith forbids.',
      country_persecution: 'Sierra Leone',
      who: 'The sowehs of the Bondo society in Makeni led by her aunt Ya Bomposseh Kargbo, and her uncle Sorie Kargbo',
      persecutor_type: 'non-state',
      why: 'Because she is the eldest daughter of a soweh and refuses to be initiated and to take over the office.',
      when: 'June 2021; August 2022; October 2022',
      what: 'She was beaten by her uncle, carried to the bush enclosure, tied and cut on the thigh, and her room in Freetown was broken into.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Her younger sister Isatu was initiated by force in December 2021 and bled for two days. Her friend Mariama Sesay, who had hidden her, was fined and beaten in September 2022.',
      client_reported: 'yes',
      yes_client_reported_details:
        'In June 2021 she went to the police in Makeni, who called her uncle. In September 2022 she went to the Family Support Unit in Freetown, where an officer wrote a report and told her that Bondo is not a police matter.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Fatmata Koroma',
        `DECLARATION OF FATMATA KOROMA

I, Fatmata Koroma, declare:

1. I was born on February 8, 1997, in Makeni, Bombali District, Sierra Leone. I am Temne. I am a citizen of Sierra Leone and of no other country.

2. My mother, Ya Alimamy Kargbo, was a soweh, which is the head of a Bondo bush. She initiated girls for twenty-two years. In our custom the office goes to the eldest daughter. I am the eldest of three daughters.

3. When I was fourteen my father sent me to his sister in Freetown to go to school, and he told my mother that I would be initiated after school. He died in 2015. I finished secondary school in 2016 and I trained as a nurse aide at a clinic at Lumley.

4. At the clinic I saw girls who were brought in bleeding. In April 2017 a girl of eleven named Kadie died while I was holding the lamp. That night I decided that I would never do this and never let it be done to me.

5. On August 12, 2018, I was baptized in the Assemblies of God at Lumley. The rites of Bondo are done before a mask that is said to hold a spirit. My pastor and I believe that this is worship of another god. I told my mother so at Christmas 2018. She wept and said that I had shut her grave.

6. My daughter Adama was born on December 3, 2019. Her father, Abu Bangura, left us when she was a baby because his mother wanted an initiated wife.

7. My mother died on May 30, 2021. At the burial in Makeni the women put her head tie on my knees. I gave it back. I said in front of all of them: "I am a Christian and I will not carry this." On June 2, 2021, my uncle Sorie Kargbo beat me with a pestle in the yard. He broke my left forearm. He said: "A soweh's house does not end with you. You will enter the bush if we have to carry you." I went to the police in Makeni with my arm in a cloth. The officer telephoned my uncle and told me to go home and respect my mother's people. I went back to Freetown.

8. In December 2021 they took my sister Isatu, who was sixteen. She bled for two days. She was told that she was initiated because I would not come.

9. On August 20, 2022, I went to Makeni because my aunt sent word that Isatu was dying. It was not true. That evening six women took me at the lorry park. They carried me to the enclosure behind Rogbaneh Road. My aunt, Ya Bomposseh Kargbo, who had taken the office in the meantime, was there with the mask. They tied my ankles and my wrists. I kicked when they opened my legs, and the knife went into my thigh. I bled so much that they were afraid and stopped. My aunt said: "Let her heal. Then we finish. The spirit has already tasted her." They kept me in a hut for nine days.

10. On August 29, 2022, the girl who brought the food left the door open and I walked through the swamp to the house of my friend Mariama Sesay. She took me to a nurse who sewed the wound again. On September 3 I was back in Freetown.

11. On September 6, 2022, I went to the Family Support Unit at Congo Cross. A woman officer wrote a report. Then she closed the book and said that Bondo is not a police matter and that she too belongs to it. She said the Paramount Chief licenses the society and that I should ask him.

12. In the middle of September 2022 the women fined Mariama five hundred thousand leones and beat her with canes because she had hidden me.

13. I lived in Freetown, at Lumley and from September 10 at Wellington with a family of the church. On October 4, 2022, while I was at work, my uncle and two men broke the door of the room. They took my Bible and my baptism card and left the head tie on the bed. The neighbor heard my uncle say that there is no place in Sierra Leone where a soweh's daughter can hide, because every bush has a sister bush.

14. I left on October 9, 2022, for Conakry in Guinea. I sold cloth for a trader. In Guinea the same society exists and the trader's wife asked me when I would finish what was begun. With money of the church I flew to Brazil on December 21, 2022. From January 4, 2023, I went by land through Peru, Ecuador, Colombia, Panama and up to Mexico. My daughter stayed with the pastor's family in Freetown.

15. On February 17, 2023, I crossed near San Ysidro, California, and sat down and waited. The officer asked in English why I came. I speak Krio and Temne, and school English. I said that I came to meet my cousin in Maryland and to work. He asked if I was afraid to go back and I said no. There were two men in the room, and I could not say to men what was done to me. On March 14, 2023, I told all of it to a woman asylum officer with a Krio interpreter.

16. On January 29, 2024, I had a stroke at work in the nursing home in Laurel where I was a cleaner. I was at the hospital until February 22 and at a rehabilitation center until May 10, 2024. I could not say my own name until April. My cousin Hawa Koroma did everything for me. I could understand a letter again in the fall. On December 5, 2024, the therapist said that I was finished. On December 16 I went to the legal clinic, and they gave me the first free appointment on January 27, 2025. My application was filed on February 21, 2025.

17. I did not file in the year after I came because the officer who released me told me that I would get a date from the court and should bring my papers there. My first hearing notice was for April 2024.

18. My pastor wrote to me in May 2026 that my aunt came to his church in Freetown and asked for Adama, because she is now the eldest girl of the house. He has moved her to his brother in Bo.

19. I am in treatment and I walk with a cane. I work mornings at the desk of the nursing home. I have paid taxes for 2023 and 2025. I was never arrested in any country.

I declare under penalty of perjury that the foregoing is true and correct.
Executed on August 14, 2026, at Laurel, Maryland.
Fatmata Koroma`,
      ),
      document(
        'd2',
        'Forensic medical evaluation of Dr. Ellen Whitcomb, MD',
        `FORENSIC MEDICAL EVALUATION

I am a gynecologist, licensed in Maryland, and have carried out 64 evaluations for applicants for asylum since 2016. I examined Ms. Koroma on June 11, 2026, at my office in Baltimore for ninety minutes. A Krio interpreter took part by telephone.

History given by Ms. Koroma: she was beaten with a pestle in June 2021, and in August 2022 she was tied and a blade entered her thigh when she resisted.

Examination. On the inner side of the right thigh there is a scar 9 cm long and up to 1.5 cm wide with the marks of coarse stitches on both sides. Around both ankles there is a band of lighter skin. The left ulna has a healed fracture with a bend of about ten degrees. The external genitalia are intact. There is no sign of cutting of any type.

Opinion. The scar of the thigh is highly consistent with a deep cut by a blade that was closed twice. The band around the ankles is consistent with a ligature. A fracture of the ulna alone is typical of a blow that is caught with the raised forearm. None of these findings shows who caused the injury.

Because she has not been cut, the harm that she fears has not yet been done to her and could be done once. In my opinion, cutting of an adult woman by an untrained person who uses one blade carries a considerable danger of death by bleeding, and for a woman who takes a blood thinner after a stroke the danger is much greater.`,
      ),
      document(
        'd3',
        'Letter of Anita Rao, MS, speech-language pathologist',
        `Chesapeake Rehabilitation Center
January 14, 2025

To whom it may concern:

Fatmata Koroma was my patient from February 26 to December 5, 2024. She had a left middle cerebral artery stroke on January 29, 2024, with severe aphasia.

On admission she produced single sounds. On the Western Aphasia Battery her aphasia quotient was 22 in March, 51 in July and 84 in November 2024 (of 100; 93.8 and above is within normal limits). Until September 2024 she could not have followed or given an account of past events in any language. From October she could do so slowly and with help.

In my opinion she could not have prepared a legal application before November 2024.

Anita Rao, MS, CCC-SLP`,
      ),
      document(
        'd4',
        'Letter of Reverend Samuel Conteh, Assemblies of God, Lumley, Freetown',
        `Freetown, 3 June 2026

I am the pastor of the Assemblies of God at Lumley. I baptized Fatmata Koroma on 12 August 2018 and she sang in our choir until 2022.

On 4 September 2022 she came to my house. She could not sit. My wife washed the wound on her leg and changed the cloth. From 10 September she stayed with the Tucker family of our church in Wellington. On 4 October I saw the broken door of her room and a red head tie on the bed.

On 17 May 2026 a woman who gave her name as Ya Bomposseh came to the church with two others. She asked for the child Adama. She said: "The mother ran, but the house has a girl." I did not say where the child is.

I know of two women of my church who were taken to their villages and initiated although they lived in Freetown. One of them, Zainab, was twenty-six and a teacher.

I cannot speak about what happened in Makeni, since I was not there.

Rev. Samuel Conteh`,
      ),
      document(
        'd5',
        'West Africa Rights Monitor, Sierra Leone: Bondo and the law, 2026 (excerpt)',
        `1. About 83 percent of women between 15 and 49 in Sierra Leone have undergone cutting, nearly all of them in the Bondo society. In Bombali District it is 94 percent.

2. No law forbids the cutting of adult women. The Child Rights Act does not name it. Bills were brought in 2007, 2015 and 2024 and did not pass. In July 2025 a regional court found that the state violates its duties by not forbidding it. The government has not acted on the judgment.

3. Paramount chiefs license the sowehs against a fee. Members of parliament have paid for initiations before elections. Police officers told the Monitor that they need the consent of the chief before they enter a bush.

4. Between 2019 and 2025 the Monitor documented 117 forced initiations of women over eighteen. In 71 of them the woman had publicly refused or spoken against the society. In 38 the woman was a daughter or granddaughter of a soweh. Of 44 complaints to the police one led to a charge, which was withdrawn.

5. The society is organized by bushes that recognize each other. Of 29 women who had moved to Freetown or Bo to avoid initiation, 17 were found by relatives within two years. Women who were not found had no family in the society.

6. Some chiefdoms agreed in 2023 to a rite without cutting. The Monitor counted 12 of 190 chiefdoms. Makeni is not among them. Exports of bauxite grew in 2025.`,
        'country_conditions',
      ),
    ],
    needed: [
      'twenty-two years',
      'eldest daughter',
      'Kadie',
      'baptized',
      'shut her grave',
      'head tie',
      'will not carry this',
      'pestle',
      'if we have to carry you',
      'respect my mother',
      'Isatu',
      'lorry park',
      'Rogbaneh',
      'knife went into',
      'Then we finish',
      'nine days',
      'swamp',
      'not a police matter',
      'five hundred thousand',
      'sister bush',
      'every bush',
      'two men in the room',
      'March 14, 2023',
      'Western Aphasia',
      'legal clinic',
      'asked for Adama',
      '9 cm',
      'highly consistent',
      'blood thinner',
      '117 forced',
      '44 complaints',
      '17 were found',
      'license',
      '12 of 190',
    ],
  },
  {
    expected,
    id: 'R78',
    title:
      'a Karakalpak lawyer of Uzbekistan before the Board, timely, words at the airport and a visit home, four papers',
    as_of: '2026-11-29',
    client: {
      first_name: 'Azamat',
      middle_name: '',
      last_name: 'Seitnazarov',
      client: {
        a_number: 'A 245-903-288',
        country_of_citizenship: 'Uzbekistan',
        date_of_birth: '1988-11-19',
        gender: 'male',
      },
      spouse: { first_name: 'Gulnaz', last_name: 'Seitnazarova', date_of_birth: '1991-04-02' },
      children: [{ first_name: 'Timur', last_name: 'Seitnazarov', date_of_birth: '2016-08-30' }],
    },
    answers: {
      jurisdiction: 'board of immigration',
      detained: 'no',
      circuit: '7',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-04-11',
      i589_filed_date: '2024-12-19',
      nta_date: '2024-05-02',
      ij_decision_date: '2026-06-24',
      appeal_filed_date: '2026-07-17',
      appealing_party: 'respondent',
      disposition_sought: 'reversed',
      southern_border_entry: 'no',
      spouse_applying: 'yes',
      children_applying: 'no',
      first_defendant: 'Gulnaz Seitnazarova, A 245-903-289',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Officers of the security service (SGB) in Nukus gave him electric shocks and beat him on the kidneys in July 2022 to make him name the organizers of the protest. The colonel who led it is still in office.',
      procedural_history: 'yes',
      procedural_history_details:
        'The Immigration Judge in Chicago denied the application on June 24, 2026. He found that the respondent was not credible because he told the officer at the airport that he came as a tourist and did not mention the electric shocks in his first interview. He found that the harm was prosecution for unrest and not on account of a protected ground. He found that the respondent could live in Tashkent, where he lived for seven months.',
      country_resided: 'yes',
      benefits_details:
        'Kazakhstan, March 2023 to April 2024, on a work permit as a driver, which ended on April 30, 2024. He had no right to stay after that.',
      applicant_basis: ['Political Opinion', 'Nationality'],
      political_opinion_details:
        'He holds that Karakalpakstan must keep its right to leave Uzbekistan by a referendum and said so in public on July 1, 2022.',
      nationality_details:
        'He is Karakalpak, speaks Karakalpak, and was called a separatist and a slur for Karakalpaks by those who held him.',
      country_persecution: 'Uzbekistan',
      who: 'Officers of the State Security Service (SGB) and the National Guard in Nukus, among them Colonel Rustam Yuldashev',
      persecutor_type: 'state',
      why: 'Because he spoke on July 1, 2022, for the sovereignty of Karakalpakstan and defended people who were arrested afterwards.',
      when: 'July 2022; October 2022; January 2024',
      what: 'He was beaten and given electric shocks for eleven days in July 2022, lost his license as an advocate in October 2022, and was questioned in January 2024.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'His cousin Daniyar Seitnazarov was shot in the leg on July 2, 2022, and was sentenced to five years in January 2023. His client Lola Kalimbetova was found dead in her cell in September 2022.',
      client_reported: 'no',
      no_client_reported_details:
        'He is an advocate and knew that complaints go to the prosecutor of Nukus, who had signed the order for his arrest.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Azamat Seitnazarov (translated from Russian)',
        `DECLARATION OF AZAMAT SEITNAZAROV

1. My name is Azamat Seitnazarov. I was born in Nukus, the capital of Karakalpakstan, on November 19, 1988. I am a Karakalpak and a citizen of Uzbekistan. I am married and have one son. He is with my parents in Nukus.

2. I studied law in Tashkent from 2006 to 2010 and was an advocate in Nukus from 2012. I defended farmers whose land had been taken for cotton.

3. In June 2022 the government published a new constitution. The article on our sovereignty and on our right to leave by a referendum was gone. On July 1, 2022, thousands of people came to the square before the parliament in Nukus. I stood on the steps and read the old article aloud. I said: "This is not a gift that they can take back. It is our law." People filmed it.

4. On July 2 the National Guard shot into the crowd. I carried my cousin Daniyar to a car. He had a bullet in his leg.

5. On July 4, 2022, at five in the morning men in masks took me from my apartment. I was held in the basement of the SGB building on Garezsizlik Street until July 15. Colonel Rustam Yuldashev led the questioning. He spoke Uzbek and I was made to answer in Uzbek. He said: "There are no Karakalpaks. There are Uzbeks who smell of fish." They attached wires to my ears and my left foot and turned a handle. It happened on four days. They beat my kidneys with a water bottle. They wanted the names of those who had brought the people to the square, and they wanted me to say on camera that Kazakhstan had paid. I gave no name. I passed blood for a week.

6. On July 15 they let me go after I had signed that I would not leave Nukus. They wrote that I had been held for three hours on July 15 for a check of documents.

7. I defended nine people from the protest. On September 12, 2022, my client Lola Kalimbetova was found dead in her cell. I asked for a second examination of the body. On October 20, 2022, the Chamber of Advocates withdrew my license because I had "abused the right of defense."

8. From August 2022 on a car stood before our house. In August 2022 my wife and I went to Tashkent, to her sister in Chilanzar, and we stayed there until March 2023. I went to Nukus for the trials by the night train. I did not register, since for a registration one needs a release from the police in Nukus. In February 2023 the district inspector came and asked my sister-in-law why a Karakalpak from Nukus lived with her without papers. He came three times. On March 5 he left a summons of the SGB in Tashkent for March 9. On March 8, 2023, I crossed into Kazakhstan by bus.

9. In Kazakhstan I drove a truck in Shymkent on a work permit. The Kazakh police handed over two activists from Nukus in 2023. I did not feel safe there.

10. My mother had an operation of the heart in January 2024. I went to Nukus on January 14, 2024, with a friend's car over a field road, and I stayed for five days at the hospital and at an uncle's. On January 18 two officers of the SGB were waiting at my uncle's gate. They held me for six hours. They said that the colonel knew that I was there and that the case of July was not closed for those who had read aloud. They let me go because my uncle paid four thousand dollars. That night I went back over the field.

11. On April 11, 2024, my wife and I flew from Almaty to Chicago with tourist visas. The officer at the airport asked for the purpose of the trip. I said tourism, because the visa was for tourism and I was afraid that he would send us back with the same plane. I told the truth on April 12, when we went to a lawyer. We overstayed no visa: the notice was given to us after we had asked for help at the office.

12. In my first interview, on April 30, 2024, the officer asked for ten minutes through a telephone interpreter in Uzbek. I asked for Karakalpak or Russian and was told to go on. I said that I was beaten and tortured. He did not ask how and I did not have the words in Uzbek.

13. In May 2025 my father was called to the SGB. They showed him a photograph of me before the consulate in Chicago on July 1, 2024, where we stood with a flag. They said: "Tell him that the steps are still here."

14. In Chicago I drive for a bakery. We have paid taxes for 2024 and 2025. I have no criminal record. On Saturdays I teach Karakalpak to eleven children.

I declare under penalty of perjury under the laws of the United States that this is true and correct.
Chicago, February 9, 2026`,
      ),
      document(
        'd2',
        'Medical evaluation of Dr. Paul Hendricks, MD',
        `I am an internist and teach at a medical school in Chicago. I have evaluated 38 survivors of torture since 2017. I saw Mr. Seitnazarov on November 6, 2025, for two hours. The interview was in Russian with an interpreter.

He described eleven days of detention in July 2022 with blows to the flanks and electric shocks to both ears and the left foot.

Examination. On the lobes of both ears there are round scars of 3 mm with a darker edge, two on the left and one on the right. On the left foot, between the first and second toe, there are two of the same kind. Hearing on the left is reduced by 30 decibels in the high range. The urine showed no blood. An ultrasound of the kidneys was normal.

Opinion. The scars on the ears and the foot are typical of burns by electrodes. The loss of hearing is consistent with the shocks but is also seen in persons who worked with noise, and he has driven trucks. A normal ultrasound three years later does not speak for or against blows to the kidneys.

He sleeps four hours and does not touch a telephone charger without a cloth. On the PCL-5 he scored 52; 31 to 33 is the threshold.`,
      ),
      document(
        'd3',
        'Decision of the Chamber of Advocates of Karakalpakstan, October 20, 2022 (translation)',
        `CHAMBER OF ADVOCATES OF THE REPUBLIC OF KARAKALPAKSTAN
DECISION No. 47
Nukus, 20 October 2022

On the submission of the State Security Service of 3 October 2022 the Chamber has considered the conduct of the advocate Seitnazarov A. B.

It was established: on 1 July 2022 the advocate publicly read a text with separatist content. In the months of August and September he used his position to spread false information about the death of the detained Kalimbetova L. and abused the right of defense.

The Chamber decides to withdraw license No. 318.`,
      ),
      document(
        'd4',
        'Statement of Sarsenbay Allamuratov, taxi driver in Aktau (translation from Karakalpak)',
        `I am Sarsenbay Allamuratov, born in 1979. I lived in Nukus until September 2022 and now live in Aktau, Kazakhstan.

From July 5 to July 14, 2022, I was held in the basement on Garezsizlik Street in the cell beside the stairs. On July 6 the lawyer who had read the article was brought past us. Two men held him under the arms, and his left foot was bare and dragged. I knew him because he had defended my brother about his land. At night we heard a man shout in Karakalpak and a voice in Uzbek that told him to speak a human language.

I was let go without a paper. I have not talked to Azamat about what I write here. I am ready to answer questions by video.

Aktau, 2 December 2025`,
      ),
      document(
        'd5',
        'Aral Watch, Karakalpakstan four years after July, 2026 (excerpt)',
        `1. At least 21 people died in the protests of July 1 and 2, 2022, which were held against the loss of sovereignty in the new constitution. The authorities held 516 people. 61 were convicted between January 2023 and the end of 2024, most of them for encroachment on the constitutional order.

2. Aral Watch spoke with 74 people who had been held in Nukus. 58 of them described beatings, and 19 described electric shocks. All but three said that they had been insulted as Karakalpaks. One officer of the National Guard was convicted, and no officer of the SGB.

3. Four advocates who had defended protesters lost their licenses in 2022 and 2023.

4. In Tashkent every person from another region has to register with the police within fifteen days; the register is open to the SGB. Aral Watch knows of 9 people who were sought in Nukus and were arrested in Tashkent. Others have lived there without difficulty; these had not been in the case files of July.

5. Seven people who were returned from Kazakhstan, Turkey and Poland in 2023 to 2025 were arrested on arrival, and five were convicted. In 2026 the government opened an airport in Muynak and planted trees on the bed of the sea.`,
        'country_conditions',
      ),
    ],
    needed: [
      'farmers',
      'old article',
      'It is our law',
      'bullet in',
      'Garezsizlik',
      'smell of fish',
      'wires',
      'four days',
      'gave no name',
      'passed blood',
      'three hours',
      'abused the right of defense',
      'Chilanzar',
      'release from the police',
      'summons',
      'handed over two activists',
      'operation of the heart',
      'field road',
      'four thousand dollars',
      'tourism',
      'Uzbek',
      'the steps are still here',
      'electrodes',
      'separatist content',
      'human language',
      'bare and dragged',
      '19 described',
      '9 people',
      'Seven people',
      'eleven children',
    ],
  },
]
