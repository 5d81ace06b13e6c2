import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }
/** Written whole before they were run: hurried answers with a long account, counsel's notes, questions and answers. */
export const twentySecondAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R63',
    title:
      'a tailor of Togo before the court in Omaha, opposition marches, a pardon and a gendarmerie paper of another day, late',
    as_of: '2026-11-28',
    client: {
      first_name: 'Kossi',
      middle_name: '',
      last_name: 'Agbeko Dossou',
      client: { country_of_citizenship: 'Togo', date_of_birth: '1985-02-19', gender: 'male' },
      spouse: {},
      children: [],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Theodore Lindgren',
      city: 'Omaha',
      state: 'NE',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'entered B-2 10/6/2022, status until 4/5/2023. thought things would calm after the pardon of april 2023. 19/8/2024 brother arrested + convocation w/ his name came, learned 20/8/2024. clinic appt 3/9/2024, filed 27/11/2024',
      last_arrival_date: '2022-10-06',
      i589_filed_date: '2024-11-27',
      nta_date: '2025-03-11',
      next_hearing: '2027-02-09, 1:00 p.m.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'gendarmerie Lomé 10/2017: falaka, hung by wrists, 9 days. they did it for names of organizers. brother held 2024 by same service (SCRIC)',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details: 'Benin 5 weeks Aug-Sept 2022 w/ cousin in Cotonou waiting for visa, no status',
      applicant_basis: ['Political Opinion'],
      political_opinion_details:
        'PNP member since 2014, made the red shirts for marches, section treasurer Bè. against 50 yrs of same family',
      country_persecution: 'Togo',
      who: 'gendarmerie (SCRIC), militia in civilian clothes, Adjudant Tchalla',
      persecutor_type: 'state',
      why: 'red shirts, PNP, wanted names. Said "you dress the rebellion"',
      when: '10/2017 march and arrest; 2018 workshop burnt; 6/2022 summons; 8/2024 brother',
      what: 'arrested after march, 9 days, beaten on feet, hung by wrists. workshop burned 8/12/2018. hid, left 8/2022',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'brother Yao taken 19/8/2024, 3 weeks, asked where Kossi is. friend Messan shot dead at march 18/10/2017',
      client_reported: 'yes',
      yes_client_reported_details:
        'complaint to CNDH 11/2017, letter back: transmitted to competent services. nothing after',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Kossi Agbeko Dossou',
        text: `DECLARATION OF KOSSI AGBEKO DOSSOU

1. I am Kossi Agbeko Dossou, born on 19 February 1985 in Aného, Togo. I am Ewe. I learned tailoring from my uncle and from 2009 I had my own workshop in Bè, in Lomé, with four machines and three apprentices.

2. In 2014 I joined the Parti National Panafricain, the PNP, because I was twenty-nine years old and I had known only one family in the palace, the father and then the son. In 2016 the section of Bè chose me as treasurer. It was a small box with small money. My wife did not like it and in 2019 she took our daughter to her mother in Kpalimé; we are divorced.

3. For the marches of 19 August 2017 my workshop sewed the red shirts. We made about nine hundred in three weeks. The party paid the cloth and I did not take money for the work. Everybody in Bè knew where the shirts came from because my label was in the neck.

4. On 18 October 2017 we marched again though the ministry had forbidden marches on working days. At the bridge of Bè the gendarmes shot gas and then bullets. My friend Messan Koudjo, who was in front of me, was hit in the neck and died on the ground. He was seventeen years younger than me; he was one of my apprentices. Some of the young men threw stones. I did not throw stones. I held Messan's head.

5. Two days after, on 20 October 2017, before morning, men came over the wall of my house. Two had uniforms of the gendarmerie and the others had ordinary clothes and sticks. An adjudant whom they called Tchalla held one of my shirts in his hand. He said: "You are the one who dresses the rebellion." They pushed me in a car with my face on the floor.

6. They took me to the place of the SCRIC, behind the gendarmerie headquarters. I was there nine days. On the first two days they tied my wrists behind me and pulled me up on a pipe until my toes only touched. On the third day they began with the feet. Two of them held my legs on a bench and one hit the soles with a cable. Tchalla asked for the names of those who organized in Bè and for the list of those who had paid for the cloth. I gave him two names of men who were already in Ghana. On the fifth night I passed blood. A nurse in a gendarme's shirt looked at my feet and said, "He can still walk, continue."

7. On 29 October 2017 they put me out of a car at the lagoon, at night. Tchalla said: "Next time you sew, sew your own shroud." I went on my knees to the house of a sister of the church, who called a clinic.

8. In November I went with a lawyer of the party to the national human rights commission, the CNDH, and I made a complaint. After four months they sent a letter that my complaint was transmitted to the competent services. I never heard anything after it.

9. I did not march in 2018, I could not stand long. I still sewed shirts. In the night of 8 December 2018, before the elections, my workshop burned. The neighbors saw three men with a canister who came out of a vehicle without plates. In the morning there was written on the wall "Red burns well." I did not go to the police. The police post is eighty meters from my workshop and nobody came out of it that night.

10. After that I worked in other people's shops. In February 2020 I was an observer of the party at a polling station. In 2021 I went for two months to Aného to my mother, to live quietly. In the second month a man whom I knew as an informer came to the house and asked my mother if the tailor from Bè eats well. I went back to Lomé, where one can disappear better.

11. On 14 June 2022 the head of the quarter brought me a convocation of the gendarmerie for the 17th, without reason. I did not go. I slept at different places. On 21 August 2022 I crossed to Benin by foot at Hilla-Condji. I stayed in Cotonou with a cousin for five weeks while I waited for the visa for a fashion fair in Atlanta which I had applied for in May. I arrived in Atlanta on October 6, 2022. I have never been at the fair.

12. My visa was until April 2023. That month the President pardoned people of the marches and my brother Yao said on the phone: wait, maybe you come home. So I waited. I have a friend from Aného in Omaha and I came to him and I worked in a laundry without a permit. I know it was not permitted.

13. On 19 August 2024, at the anniversary, they took my brother Yao from his taxi. On 20 August his wife called me. She said that they had left a convocation at her house with my name. They kept Yao three weeks at the SCRIC. They asked him where I was, who paid me in America, and if I still sew. When he came out he could not close his right hand. He has gone to Ghana now.

14. That day I understood that it is not finished. The first appointment that the immigrant legal clinic in Omaha had was on 3 September 2024. They wanted the paper of the CNDH and the convocation and my brother's letter and this took until November. The application was filed on 27 November 2024.

15. In Omaha I am in the Ewe association and I sew the costumes for the church. In 2025 I spoke two times on Radio Kanal FM by telephone about the new constitution, in my name. I pay taxes since 2025. I was never arrested here. In 2011 in Lomé I was one time fined for a fight in a bar.

Omaha, 4 November 2026
Kossi Agbeko Dossou`,
      },
      {
        id: 'd2',
        title: 'Procès-verbal of the Gendarmerie Nationale, extract (certified translation from French)',
        text: `GENDARMERIE NATIONALE - SCRIC - LOMÉ
PROCÈS-VERBAL No. 0417/2017, extract

On 23 October 2017 at 10.15 hours, we, Adjudant TCHALLA Bawoubadi, judicial police officer, state that the named AGBEKO DOSSOU Kossi, tailor, residing in Bè, was apprehended on this day on the public road during a disturbance of public order.

Found on the person: one red shirt, one telephone.

The person states that he is treasurer of the section of the PNP in Bè. Asked about the organizers the person gives two names.

Released on 29 October 2017 at 22.00 hours. No mark observed.`,
      },
      {
        id: 'd3',
        title: 'Clinique Sainte-Rita, Lomé, certificate (translation)',
        text: `CLINIQUE SAINTE-RITA, LOMÉ
MEDICAL CERTIFICATE

I, Dr. Ablavi Mensah-Kpodar, certify that I examined on 30 October 2017 Mr. AGBEKO DOSSOU Kossi, 32 years.

Plantar surface of both feet: edema, ecchymoses in parallel bands, two open wounds on the left. Circular abrasions of both wrists. Limitation of abduction of both shoulders. Macroscopic hematuria, creatinine 2.9.

The lesions are of different ages, from about two to ten days. They are compatible with the account of the patient, who says that he was struck and suspended.

Incapacity of work: 45 days.`,
      },
      {
        id: 'd4',
        title: 'Letter of Yao Agbeko, Accra',
        text: `Accra, 2 October 2024

To the judge

I am the brother of Kossi. I drive a taxi. I am not in any party.

On 19 August 2024 two cars closed my road at Bè-Kpota. In the office of the SCRIC they put my hand in a drawer and closed it with the knee. They asked each day for Kossi: where he is, who sends him the money, does he still make the shirts. A chief, not young, said: "He took the pardon for a holiday. The pardon was for those who bowed."

After 21 days my family paid 400,000 francs and I was let go. They gave my wife a convocation for Kossi on the first day. It is attached.

I am in Ghana since 15 September.

Yao Agbeko`,
      },
      {
        id: 'd5',
        title: 'Convocation of 19 August 2024 (translation)',
        text: `GENDARMERIE NATIONALE, SCRIC
CONVOCATION

The named AGBEKO DOSSOU Kossi, tailor, is requested to present himself at the office of the SCRIC on 21 August 2024 at 8.00 hours for a matter concerning him: participation in a group formed for the purpose of troubling public order.`,
      },
      {
        id: 'd6',
        title: 'Decree of presidential pardon, 26 April 2023 (extract, translation)',
        text: `PRESIDENCY OF THE REPUBLIC
DECREE No. 2023-041

Article 1. A remission of sentence is granted to 87 persons convicted for acts committed on the occasion of the demonstrations of 2017 and 2018, whose names are annexed.

Article 2. The remission does not stop proceedings which are in course.

Article 3. The beneficiaries sign an undertaking not to take part in demonstrations which have not been authorized.`,
      },
      {
        id: 'd7',
        title: 'Gulf Coast Rights Network, Togo: After the Pardon, 2026 (excerpt)',
        text: `Togo: After the Pardon

1. Since the constitution of 2024 the head of government is chosen by parliament without limit of terms. Demonstrations of June 2025 were dispersed; we documented seven deaths.

2. Of 87 persons pardoned in 2023, we could speak with 41. Twelve of them had been summoned again by the SCRIC within a year, and five were detained.

3. We spoke with 96 persons held by the SCRIC between 2017 and 2025. Sixty-eight described beating of the soles of the feet and 31 suspension. Complaints had been made in 22 cases. No gendarme has been tried.

4. Nine persons who had organized marches came back from abroad in 2023 and 2024. Four were arrested at Lomé airport. Five were not disturbed. The government says that "every Togolese may return in full security and that nobody is pursued for his opinion."

5. Families of organizers abroad are questioned as a rule. The chief of each quarter keeps a register of strangers and passes it to the gendarmerie every month, in Lomé and in the interior.`,
      },
    ],
    needed: [
      'nine hundred',
      'label',
      'dresses the rebellion',
      'pipe|pulled',
      'cable',
      'He can still walk',
      'sew your own shroud',
      'competent services',
      'Red burns well',
      'eighty meters',
      'eats well',
      'Next time',
      'without a permit',
      'drawer',
      'The pardon was for those who bowed',
      '23',
      'No mark observed',
      'different ages',
      'remission|pardon',
      'undertaking|proceedings which are in course',
      '41',
      'Sixty-eight|68',
      'No gendarme',
      'register of strangers',
      'full security',
      'fined',
      'Radio Kanal',
    ],
  },
  {
    expected,
    id: 'R64',
    title:
      'a Candomblé priestess of Rio before the asylum office in Newark, a trafficking gang, two years in Portugal, counsel’s notes',
    as_of: '2026-11-28',
    client: {
      first_name: 'Rosângela',
      middle_name: '',
      last_name: 'Teixeira Bomfim',
      client: { country_of_citizenship: 'Brazil', date_of_birth: '1967-12-04', gender: 'female' },
      spouse: {},
      children: [],
    },
    answers: {
      jurisdiction: 'uscis',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-07-19',
      i589_filed_date: '2026-03-02',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'The gang beat her and made her break her own altar with a gun at her head. A military policeman took money from the gang and told them who complained. They said the next time they would bury her in her own yard.',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details:
        'Portugal, May 2023 to July 2025. Temporary residence permit as cleaner, valid two years, expired June 30, 2025; renewal was refused because her employer had not paid social security. Rented a room in Amadora. No right to go back.',
      applicant_basis: ['Religion', 'Particular social group'],
      religion_details:
        'She was initiated in Candomblé in 1981 and has led a house (terreiro) in Nova Iguaçu since 2004. She wears white and beads on Fridays and cannot hide it.',
      social_group_details:
        'Priestesses of Afro-Brazilian religions in the Baixada Fluminense\nThe initiation cannot be undone. The federation keeps a register. Neighbors know each house and its mother.',
      country_persecution: 'Brazil',
      who: 'Traffickers of the Terceiro Comando Puro who call themselves soldiers of Jesus, led by Wellington "Profeta" Nunes; Sergeant Amaral of the 20th Battalion of the military police helps them.',
      persecutor_type: 'non-state',
      why: 'They said that there is one owner of this hill and that is Jesus, and that no demon would be served there.',
      when: 'March 2021 to April 2023; messages in 2024 and 2026.',
      what: 'Threats, forced to destroy the sacred objects on September 18, 2022, arm broken, house taken. Her son in faith Edmilson was killed on April 2, 2023.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Edmilson da Cruz, initiated by her, was shot on April 2, 2023 after he testified to the police.',
      client_reported: 'yes',
      yes_client_reported_details:
        'She went to the 58th police station on September 20, 2022, and to the special station for crimes of intolerance (Decradi) on October 5, 2022. A number was given. In February 2023 the case was filed away because the author was not identified.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Notes of counsel, interview of January 14, 2026 (interpreter: Lúcia M.)',
        text: `INTERVIEW NOTES - R. TEIXEIRA BOMFIM - 1/14/26, office, interp. Lúcia M., 2h40

Background. 58. Born Nova Iguaçu. Cook in a school until 2018 (pension). Widow since 2010 (Jorge, heart). One daughter, Priscila, 34, evangelical, does not speak to her since 2015. Client says this w/o anger.

Religion. Initiated at 13. Took over the house of her grandmother in 2004. About 45 people came on feast days. House stands at the foot of the Morro da Torre. She cut hair, bathed people, fed them. "Whoever was hungry, ate."

The gang. TCP took the hill in Feb. 2021 from another group. Leader Wellington Nunes, known as Profeta, was baptized in prison. Star of David painted at the entrances. In March 2021 two boys with rifles came, polite, told her no drums after 6 pm. In June 2021 no white clothes on the street. She obeyed the first, not the second. She paid nothing and they never asked for money from her; they did ask the pharmacy and the gas seller.

Sept. 18, 2022 (Sunday). Seven or eight men, Profeta among them. He held a Bible and a pistol. Client: "He put the pistol here (points to temple) and said: Break it, in the name of Jesus, you demon's cook." She broke the pots herself, one after the other. She cried. When she would not break the one of her grandmother a boy hit her left arm with an iron bar, bone came out. They filmed it. Profeta said there is one owner of this hill and that is Jesus. They gave her 24 hours to leave. Video went around on WhatsApp; she has seen it, does not have it anymore.

Hospital da Posse same night, operated, plate.

Police. Sept. 20 went to the 58th DP w/ Edmilson. Clerk wrote two lines. Oct. 5 Decradi in the center of Rio; a woman officer there was kind, said she believed her, and that they have four investigators for the whole state. In Nov. Sgt. Amaral (20th BPM), in uniform, stopped her at the bus and said: "Mother, paper burns too." She had told nobody on the hill of the paper. She saw Amaral more than once drinking w/ Profeta's men at the kiosk. Feb. 2023 letter: filed away, author not identified. She had given the name.

Lived w/ a sister of the faith in São Gonçalo Oct. 2022 - Jan. 2023. Boys on motorcycle came, asked for "the one with the arm". Jan.-Apr. 2023 Salvador, Bahia w/ a cousin of her late husband. Nobody came there. Slept on the floor in one room w/ five; cousin wanted her out, said she brings the problem. Client asked why not stay: "In Salvador they are killing too, and I had nothing, at my age I can't carry."

Apr. 2, 2023 Edmilson shot dead at his door in Nova Iguaçu. He had been called as witness on March 28. He was 26. Client was on the telephone w/ him an hour before.

Portugal May 2023, on money of the federation. Cleaned offices. Permit 2 yrs. 2025 renewal refused. Was spat at once in the train in Amadora, nothing else. To US July 19, 2025 w/ visa (niece in Newark).

Since. Mar. 2024 niece's Facebook: photo of her house w/ church sign on it. Feb. 2026?? CHECK - client said on the phone 2/10/26 that a voice message came: "The plate in the arm, we'll take it back." Saved it.

Fear: would be found, wears white, cannot live w/o the saint. Does not think police would help. Afraid also of Amaral.

Arrests: none. Traffic: no. Taxes PT and BR ok. Arrested in BR 1989 at a strike of school cooks, let go same day.`,
      },
      {
        id: 'd2',
        title: 'Registro de Ocorrência, 58th Police Station, Nova Iguaçu (translation)',
        text: `CIVIL POLICE OF THE STATE OF RIO DE JANEIRO
58th Police Station
OCCURRENCE RECORD 058-07741/2022

Date of the fact: 19/09/2022
Date of communication: 20/09/2022
Nature: Damage. Bodily injury.
Victim: ROSÂNGELA TEIXEIRA BOMFIM
Author: Unknown

Dynamics of the fact: The victim communicates that individuals entered her residence and broke objects. That she fell and injured the arm.

Forwarding: archive pending new elements.`,
      },
      {
        id: 'd3',
        title: 'Hospital Geral de Nova Iguaçu (Posse), discharge summary (translation)',
        text: `HOSPITAL GERAL DE NOVA IGUAÇU
Discharge summary

Patient: Rosângela Teixeira Bomfim, 54 y
Admission 18/09/2022 21:50. Discharge 22/09/2022.
Open fracture of left radius and ulna, Gustilo II. Reported mechanism: aggression with iron bar.
Osteosynthesis with plate and 7 screws 19/09/2022.
Evolution without complication. Physiotherapy.`,
      },
      {
        id: 'd4',
        title: 'Declaration of Mãe Iara Conceição, Federation of Houses of the Baixada',
        text: `I, Iara Conceição dos Anjos, president of the federation, declare on May 3, 2026:

1. The house of Mãe Rosângela was number 212 in our register. In 2020 we had 340 houses in Nova Iguaçu and Duque de Caxias. Today we have 171. I closed mine in 2022.

2. On September 18, 2022, at night, Edmilson called me and held up the telephone and I heard pots break and a man say: "Now the other one, demon's cook."

3. I went with her to the Decradi. They wrote for two hours. She told them the name Wellington Nunes and the nickname, and I heard it.

4. Her house has a sign now: "Church of the Lion of the Hill".

5. I said at the burial of Edmilson that the police had read his words to the wrong ears. I cannot prove it.`,
      },
      {
        id: 'd5',
        title: 'Decradi, notice of archiving, February 14, 2023 (translation)',
        text: `Notice

In inquiry 091-00388/2022, and as the authorship was not identified after the measures that were possible, the archiving is proposed. The communicant may present new elements.`,
      },
      {
        id: 'd6',
        title: 'Instituto Baía, Religion under the Rifle, 2026 (excerpt)',
        text: `Religion under the Rifle

1. Between 2019 and 2025 we registered 412 attacks on houses of Candomblé and Umbanda in the state of Rio de Janeiro. In 198 of them the attackers were armed men of the local drug trade. 

2. Complaints were made in 233 cases. In 11 a person was charged. In two there was a conviction.

3. In 37 cases the complainant told us that the content of the complaint was known to the attackers within weeks.

4. The constitution protects worship, and the law of 2023 punishes religious racism with two to five years of prison. The state opened the special station Decradi in 2018 and a telephone line. The governor says that "intolerance has zero tolerance in Rio."

5. In Bahia 34 attacks were registered in the same period, most of them by neighbors. The TCP is present in the capital of Bahia since 2024 through an alliance.

6. Leaders who moved and opened a house again were found in 14 of 29 cases.`,
      },
    ],
    needed: [
      'Profeta',
      'no drums',
      "demon’s cook|demon's cook",
      'iron bar',
      'bone',
      'filmed',
      '24 hours',
      'paper burns too',
      'four investigators',
      'the one with the arm',
      'Nobody came there|nobody came there',
      'called as witness|called as a witness',
      'expired|refused',
      'take it back',
      'one owner of this hill',
      '19|September 19',
      'fell',
      'seven screws|7 screws',
      '340',
      'pots break',
      'I heard it|heard',
      'not identified',
      '11',
      '37',
      'zero tolerance',
      '34',
      '14 of 29',
      '1989',
      'Church of the Lion',
    ],
  },
  {
    expected,
    id: 'R65',
    title:
      'a young man of Haitian descent from the Dominican Republic, detained in Eloy, stripped of papers, filed late as a minor, Q and A',
    as_of: '2026-11-28',
    client: {
      first_name: 'Wilner',
      middle_name: '',
      last_name: 'Pierre Jean',
      client: { country_of_citizenship: 'Dominican Republic', date_of_birth: '2006-04-22', gender: 'male' },
      spouse: {},
      children: [],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Angela Whitehorse',
      city: 'Eloy',
      state: 'AZ',
      detained: 'yes',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'He arrived on August 30, 2022 at the age of sixteen, alone, and was placed with an aunt in Phoenix. He turned eighteen on April 22, 2024. His aunt put him out in May 2024 and he slept in a car until October. A lawyer took his case on January 15, 2025 and filed on February 27, 2025.',
      last_arrival_date: '2022-08-30',
      i589_filed_date: '2025-02-27',
      nta_date: '2022-09-01',
      next_hearing: '2026-12-21, 10:30 a.m.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Migration agents beat him in the truck and at Haina with a baton and kept him four days without water for washing in a cage with 60 people. They could do it again as he is black and has no paper. He was put over the border at Elías Piña in a country that is not his.',
      procedural_history: 'yes',
      procedural_history_details:
        'Notice to Appear of September 1, 2022. He was an unaccompanied child. Released to aunt September 29, 2022. Detained again by ICE on June 3, 2026 after a traffic stop. Bond denied July 8, 2026.',
      country_resided: 'yes',
      benefits_details:
        'Haiti, April 17 to about May 20, 2022, where he was deported although he is not Haitian. He knew nobody there. He also passed through Nicaragua, Honduras, Guatemala and Mexico without status.',
      applicant_basis: ['Race', 'Nationality'],
      race_details: 'He is black. The agents stopped only the black boys at the baseball field.',
      nationality_details:
        'He was born in Batey Lechería in the Dominican Republic to parents born in Haiti. The civil registry canceled his birth certificate after the judgment of 2013. He is called Haitian by the authorities.',
      country_persecution: 'Dominican Republic',
      who: 'Agents of the Directorate of Migration, soldiers of CESFRONT, and guards of the sugar mill Central Oriental.',
      persecutor_type: 'mixed',
      why: 'Because he is black and of Haitian parents. "Blacks go with the blacks."',
      when: 'From 2014 when the paper was taken; March 2021 guards; April 13 to 17, 2022 arrest and deportation; June 2022 second raid.',
      what: 'Birth certificate annulled, put out of school at fourteen, whipped by mill guards, beaten and deported to Haiti at the age of fifteen.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'His mother Rosita was taken from the maternity hospital in La Romana in November 2022 and deported with the newborn. His father died in the cane field in 2019.',
      client_reported: 'no',
      no_client_reported_details:
        'His mother wanted to complain about the guards and the corporal at the post said that people who are not registered cannot complain.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Sworn statement of Wilner Pierre Jean, in questions and answers, Eloy Detention Center',
        text: `SWORN STATEMENT
Taken October 12, 2026, in Spanish, through interpreter. Q = counsel, A = Mr. Pierre Jean.

Q: Where were you born?
A: In Batey Lechería, near La Romana. My mother had me in the house. I have never lived in another country before they threw me out.

Q: What papers did you have?
A: My father registered me. I had the acta. When I was eight, the lady in the office of the junta put it in a folder and said that it was under investigation. She said, "You people come with papers like rain." My father went eleven times. They never gave it back.

Q: How do you know the reason?
A: She said it was for the judgment, that children of Haitians are not from here.

Q: What did it do to your life?
A: I could not make the examination of eighth grade without the acta. The director liked me, she let me sit in the class one more year. Then she said the ministry would fine her. I was fourteen. I cut cane.

Q: Tell me about the guards.
A: In March 2021 I was going home through the field with my cousin Fito. Two guards of the mill on horses came. They said we stole cane. We had a piece each, yes, everybody eats a piece. One of them tied my hand to the saddle and hit me with the flat of the machete and then with a whip. I have the lines on my back. He said, "Haitian, you eat what the owner says." Fito ran.

Q: Did anybody report it?
A: My mother went to the post. The corporal asked for her cédula. She has none. He said that who is not registered cannot complain. He laughed.

Q: What happened on April 13, 2022?
A: We were playing at the field, it was the week before Easter. The truck of Migration came, the yellow one, like a cage. They took nine of us. There were two light boys on my team, Raulito and another, born in the same batey. They left them. I said I am Dominican. The agent pulled my hair and said, "With that hair?" In the truck he hit me with the baton in the ribs and in the mouth because I kept saying it.

Q: Where did they take you?
A: To Haina. There were some sixty in one room with bars. Four days. One bucket. A woman had her baby on the floor there and nobody came until it cried. They gave bread one time a day. They hit me again on the second day, with the baton on the knee, because I asked to call my mother. I told them that I was fifteen. One wrote nineteen.

Q: And then?
A: On April 17 they put us over at Elías Piña. A soldier of CESFRONT said, "Blacks go with the blacks." I don't speak good Creole. I slept in the market at Belladère. A woman who sold mangoes gave me to eat. After about a month I paid a man with the money my mother sent and I came back over the river.

Q: Why did you come back?
A: It's my house.

Q: What happened after you came back?
A: In June they came again to the batey, at five in the morning. They broke the doors. I was on the roof. They asked my mother for the one who came back. A neighbor must have told. Then my mother said go, and her sister in Phoenix paid.

Q: When did you come to the United States?
A: August 30, 2022, by Nogales. I was sixteen. They sent me to a shelter and then to my aunt, in September.

Q: Why did you not ask for asylum before 2025?
A: My aunt said the paper of the court was enough. I went to school. In May 2024, when I was eighteen, she put me out because of her husband. I lived in the Corolla until October. A teacher, Ms. Delgado, found me the lawyer. I saw her on January 15.

Q: Have you been arrested?
A: On June 3 this year, they stopped me for a light that was broken and I had no license. In 2024 the police gave me a paper for sleeping in a park. I paid forty dollars.

Q: Is there another part of the country where you could live?
A: Without the acta you can't rent, you can't take the bus without the soldiers looking. I went once to Santiago with my father to see a doctor. They took us down from the bus two times.

Q: What do you fear?
A: That they put me in the truck and hit me and throw me to Haiti again. There are gangs there now. My mother is there now, in Ouanaminthe, with my sister. She has nothing.

Q: Has something changed in the country? They say there is a law that gives the papers back.
A: The law 169. I was in group A, they told my father. He went with that too. They said that the book of my year is lost.

I swear that this is true. Wilner Pierre Jean`,
      },
      {
        id: 'd2',
        title: 'Junta Central Electoral, certification of July 9, 2014 (translation)',
        text: `CENTRAL ELECTORAL BOARD
Office of the Civil Registry, La Romana

We certify that the act of birth number 1188, book 14, year 2006, of WILNER, son of JEAN PIERRE and ROSITA ESTIMÉ, is PROVISIONALLY SUSPENDED for investigation under Resolution 12-2007, because the parents were declared with a card of temporary worker.

This certification is not valid for legal purposes.`,
      },
      {
        id: 'd3',
        title: 'General Directorate of Migration, register of repatriation, Elías Piña (translation)',
        text: `GENERAL DIRECTORATE OF MIGRATION
Register of repatriation - Elías Piña - 16 APR 2022

No. 44. WILNE PIE. Nationality: Haitian. Sex: M. Age: 19. Apprehended: La Romana, 14 APR 2022. Documents: none. Observation: aggressive.`,
      },
      {
        id: 'd4',
        title: 'Forensic evaluation, Dr. Miguel Santorum, MD, Tucson',
        text: `I examined Mr. Pierre Jean at Eloy on September 2, 2026, for two hours.

Back: six linear scars of 9 to 17 cm, parallel, pale, crossing the left scapula. Typical of whipping.
Mouth: tooth 9 missing, tooth 8 fractured. Consistent with a blow by a hard object. 
Right knee: tenderness, MRI not available.
He sleeps three hours and wakes at the noise of truck doors. PCL-5 score 52. Diagnosis: post-traumatic stress disorder, chronic.
He smiled when he spoke of baseball. I found no sign of exaggeration. He told me the date of arrest was "before Easter"; he did not know the day.`,
      },
      {
        id: 'd5',
        title: 'Caribbean Migrants Forum, Dominican Republic: The Yellow Trucks, 2026 (excerpt)',
        text: `The Yellow Trucks

In 2025 the authorities reported 379,553 deportations to Haiti. Quotas of 10,000 per week are set.

We interviewed 188 persons born in the Dominican Republic who had been deported. 121 had said at arrest that they were Dominican. In 97 cases the agents referred to skin color or hair. 64 had been struck. 29 were under eighteen.

Of the persons in group A of Law 169-14, about 61,000, some 27,000 have received their documents. The government states that "the matter of the documentation is resolved and no Dominican is expelled."

Complaints against agents of the Directorate: 53 between 2021 and 2025. Three agents were suspended, for one month each. None was prosecuted.

Checkpoints stand on all roads between provinces. Persons of dark skin without a card are taken off the buses.

Persons deported to Haiti are received by nobody. In 2025 gangs controlled most of the capital.`,
      },
    ],
    needed: [
      'papers like rain',
      'eleven times',
      'eighth grade',
      'cut cane',
      'flat of the machete',
      'whip',
      'eat what the owner says',
      'not registered cannot complain',
      'With that hair',
      'Raulito|light boys',
      'baton',
      'sixty',
      'One wrote nineteen|nineteen',
      'Blacks go with the blacks',
      'mangoes',
      'for the one who came back|the one who came back',
      'sixteen',
      'Corolla|car',
      'Ms. Delgado',
      'forty dollars|$40',
      'two times',
      'book of my year|lost',
      'Suspended|suspended',
      '19',
      '16|April 16',
      'aggressive',
      'linear scars',
      'Typical of whipping',
      '97',
      '27,000',
      'None was prosecuted',
      'checkpoints|Checkpoints',
      'resolved',
    ],
  },
]
