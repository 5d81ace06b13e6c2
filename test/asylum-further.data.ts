import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Three more fictional cases, written whole before the brief was first read. */
export const furtherAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R10',
    title:
      'a teacher of the Anglophone strike in Cameroon, soldiers and separatists, before the court in Hyattsville, four documents',
    as_of: '2026-11-22',
    client: {
      first_name: 'Emmanuel',
      middle_name: 'Tabe',
      last_name: 'Ngwa',
      client: { a_number: 'A 240-118-377', country_of_citizenship: 'Cameroon', date_of_birth: '1988-02-14' },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Laura Whitfield',
      city: 'Hyattsville',
      state: 'MD',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-02-03',
      i589_filed_date: '2024-12-19',
      nta_date: '2024-02-04',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'gendarmes whipped him with machete flats in Bamenda and held his head in dirty water; would do it again since warrant out',
      procedural_history: 'yes',
      procedural_history_details:
        'NTA 2/4/24 San Ysidro. MCH 6/11/24, pleadings taken, charge 212(a)(7)(A)(i)(I) conceded. venue changed to Hyattsville. IH 3/9/27.',
      country_resided: 'yes',
      benefits_details: 'Ecuador 3 weeks, Mexico 2 months, no status.',
      applicant_basis: ['Political Opinion', 'Particular social group'],
      social_group_details: 'Anglophone teachers who took part in the strike.',
      political_opinion_details: 'Supports the teachers union and federalism; seen as Ambazonia separatist.',
      country_persecution: 'Cameroon',
      who: 'Gendarmes and BIR soldiers; also amba boys who kidnapped him for opening the school',
      why: 'gendarmes called him ambazonian terrorist and secessionist teacher. The amba boys said he was a traitor teaching for La Republique.',
      when: 'Nov 2016 strike; Jan 23 2017 first arrest; Sept 2019 kidnapped; May 17 2023 second arrest; fled Aug 2023',
      what: 'arrested twice, beaten, whipped, brother killed, house burned, kidnapped by the amba boys 6 days',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'brother Divine shot dead May 2023 by BIR',
      client_reported: 'no',
      no_client_reported_details:
        'it was the gendarmes that did it. a lawyer told him complaint would get him arrested',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'decl',
        title: 'Declaration of Emmanuel Ngwa',
        text: `DECLARATION OF EMMANUEL TABE NGWA

I, Emmanuel Tabe Ngwa, declare under penalty of perjury:

1. I was born on February 14, 1988 in Kumbo, in the North West Region of Cameroon. I speak English, Lamnso and Pidgin. I am a citizen of Cameroon only. I am married to Comfort Bih, who is in Cameroon with our two daughters, Blessing, who is nine, and Faith, who is six.

2. I taught history at Government Bilingual High School in Bamenda from 2012. I was the secretary of the local branch of the Cameroon Teachers' Trade Union, which we call CATTU.

3. On November 21, 2016 our union called a strike because the government was sending teachers who spoke only French to our schools. I spoke at the gathering in front of the Congress Hall in Bamenda. I said that we wanted a federation and our own courts, and that nobody should touch a weapon.

4. On January 23, 2017 four gendarmes came to my house at about five in the morning. They broke the door. A captain whom they called Nkolo said, "You are one of the secessionist teachers." They took me to the gendarmerie brigade at Up Station.

5. I was held there for eleven days. On the first night they made me lie face down and beat the soles of my feet with the flat of a machete. They counted to fifty. On the third day the captain pushed my head into a bucket of dirty water until I lost consciousness. He wanted the names of those who had given the union money.

6. I was released on February 3, 2017 after my uncle paid 400,000 francs. I signed a paper that I would not take part in politics. I was never charged and never saw a judge. I could not wear shoes for three weeks.

7. I went to the Regional Hospital in Bamenda on February 5, 2017. The doctor wrote that I had wounds on both feet and an infection of the ear.

8. In September 2019 I agreed to open the school again with the parents, because my daughters had not learned to read. On September 9, 2019 armed boys who fight for Ambazonia took me from the road at Ndop. They kept me six days in the forest. Their leader, whom they called General No Pity, said that I was a traitor who taught for La Republique. They let me go when my wife's family paid one million francs. They cut off a part of my left ear.

9. After that we moved to Douala in October 2019. I worked in a bookshop. In Douala the police stopped me many times because of my English and my identity card from Bamenda. I was held twice for one night at New Bell police station in 2021, and each time they asked for money.

10. In April 2023 we went back to Kumbo because my mother was dying. She died on May 2, 2023. On May 16, 2023 I spoke at a meeting of the union in Kumbo about salaries that were not paid.

11. On May 17, 2023 soldiers of the BIR came to my mother's compound. They asked for "the teacher from the union." My younger brother, Divine Ngwa, stood in the door. They shot him in the chest. He died in my arms. They burned the house.

12. They took me to the BIR base at Bafut. I was held for nineteen days. They whipped me on the back with an electric cable and put a bag over my head. A lieutenant told me that "the union is Ambazonia with chalk." I lost two teeth.

13. On June 5, 2023 I escaped when they took me to the hospital, because a nurse who had been my student opened a door. I hid with a priest in Yaounde. On August 12, 2023 I left Cameroon by the airport of Yaounde with a passport of my cousin. I was in Ecuador for three weeks and in Mexico from September to February 3, 2024, when I came to the border at San Ysidro and asked for asylum.

14. In July 2023 a warrant was left with my wife. It says that I am wanted for secession and for the spreading of false news. In March 2025 gendarmes came to her at Mbouda and asked where the teacher was. She has moved with the girls to her aunt.

15. I do not sleep. I see my brother in the door. I have seen a counselor in Silver Spring since October 2024.

16. I did not complain to any authority in Cameroon. The gendarmes were the ones who beat me. Barrister Nkemelu told me that whoever complains is arrested at the desk.

Signed in Silver Spring, Maryland, on November 2, 2026.`,
      },
      {
        id: 'warrant',
        title: 'Warrant of July 4, 2023 (translation)',
        text: `REPUBLIC OF CAMEROON
MILITARY TRIBUNAL OF BAMENDA
WARRANT TO BRING

We, the examining magistrate, order all officers of the public force to arrest and bring before us the named NGWA EMMANUEL TABE, teacher, born on 14 February 1988 at Kumbo, whose residence is unknown, for acts of secession, hostility against the fatherland and propagation of false news, as provided by sections 102, 111 and 113 of the Penal Code.

Given at Bamenda, 4 July 2023.
Certified translation from French by Odile Mbarga, November 5, 2026.`,
      },
      {
        id: 'psy',
        title: 'Letter of Janet Okafor, LCPC',
        text: `Silver Spring Community Counseling Center
October 28, 2026

To the Immigration Court:

I am a licensed clinical professional counselor in Maryland, license LC 9921. I have treated Mr. Emmanuel Ngwa since October 15, 2024, in 41 sessions. I diagnosed Post-Traumatic Stress Disorder and Major Depressive Disorder, recurrent, moderate. He has nightmares four to five times a week, avoids men in uniform, and dissociates when he speaks of his brother. His score on the PCL-5 was 61 in October 2024 and 48 in September 2026. In my opinion his symptoms are consistent with the events that he describes. He finds it hard to give dates in order when he is distressed; this is common in persons with this disorder. His return to Cameroon would in my opinion lead to a severe relapse, and I am concerned about suicide.

Janet Okafor, LCPC`,
      },
      {
        id: 'cc',
        title: 'Country conditions: report on the Anglophone regions, 2025',
        text: `Atlas Monitor for Human Rights
CAMEROON: THE NORTH WEST AND SOUTH WEST REGIONS
Annual report, August 2025

Page 4. Since 2016, security forces have detained hundreds of teachers, lawyers and union members from the English-speaking regions on charges of secession. Detainees are tried by military tribunals under the law of 2014 on acts of terrorism.

Page 7. Soldiers of the Rapid Intervention Battalion (BIR) have burned houses and killed civilians in operations in Kumbo, Bafut and Ndop. We documented 34 killings by the battalion in 2024. No soldier was convicted.

Page 9. Torture is widespread in gendarmerie brigades and at military bases. Former detainees describe beatings on the soles of the feet, suspension, immersion in water, and cables.

Page 12. English-speaking persons who moved to Douala and Yaounde are stopped at checkpoints because of the place of issue on their identity cards. A national register of identity cards is used at all police posts.

Page 15. Armed separatists abduct teachers who reopen schools. The state does not protect them.`,
      },
    ],
    needed: [
      'Ngwa was held + eleven days',
      'soles of his feet + machete',
      'bucket of dirty water',
      'February 3, 2017 + 400,000',
      'Regional Hospital',
      'September 9, 2019 + Ndop',
      'six days in the forest',
      'traitor who taught',
      'left ear',
      'Douala + identity card',
      'May 17, 2023 + BIR',
      'Divine + chest',
      'nineteen days',
      'electric cable',
      'two teeth',
      'June 5, 2023 + nurse',
      'August 12, 2023',
      'warrant + secession',
      'March 2025 + gendarmes',
      'did not complain',
      'Okafor + 41 sessions',
      'Post-Traumatic Stress Disorder',
      'PCL-5',
      'secessionist teachers',
      'teacher from the union',
      'Ambazonia with chalk',
      'CATTU',
      'federation',
      'hundreds of teachers',
      'soles of the feet + immersion|detention for eleven days',
      '34 killings',
      'identity cards + police posts',
      'separatists abduct teachers',
      'magistrate + secession',
      'March 9, 2027',
    ],
  },
  {
    expected,
    id: 'R11',
    title:
      'a K’iche’ woman and a collector of a gang in Guatemala, with her daughter, before the court in Los Angeles, five documents',
    as_of: '2026-11-22',
    client: {
      first_name: 'Yesenia',
      middle_name: 'Beatriz',
      last_name: 'Cojulún Ajpop',
      client: { a_number: 'A 245-900-312', country_of_citizenship: 'Guatemala', date_of_birth: '1997-11-30' },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Peter Alvarado',
      city: 'Los Angeles',
      state: 'CA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-01-12',
      i589_filed_date: '2025-09-04',
      nta_date: '2025-01-13',
      spouse_applying: 'no',
      children_applying: 'yes',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'If she returns Wilmer and the extortion gang would kill her. The police of Quetzaltenango take money from the gang and told her so.',
      procedural_history: 'yes',
      procedural_history_details:
        'NTA served 1/13/2025. MCH 5/6/2025 pleadings entered. Individual hearing 2/18/2027 8:30am',
      country_resided: 'no',
      applicant_basis: ['Particular social group', 'Race'],
      social_group_details:
        'K’iche’ women in Guatemala who cannot leave a domestic relationship\nHer neighbors call her the woman of Wilmer. A woman who leaves is seen as property that was stolen.',
      race_details:
        'She is K’iche’ Maya. Wilmer and the police called her india and said that nobody believes an india.',
      country_persecution: 'Guatemala',
      who: 'Her former partner Wilmer Tzoc, who collects for the extortion gang of the market, and the gang.',
      why: 'He said that she was his and that an india does not leave. The gang said that she had given their names to the police.',
      when: '2016 to December 2024',
      what: 'He beat her for years, raped her, burned her with an iron, broke her arm. In November 2024 the gang shot at her market stall after she reported him.',
      past_harm_self: 'yes',
      past_harm_else: 'no',
      client_reported: 'yes',
      yes_client_reported_details:
        'Reported to PNC in Quetzaltenango on March 9, 2022 and to the public ministry on October 28, 2024. First time police laughed. Second time they gave a paper for security measures but nobody came.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Yesenia Cojulún',
        text: `AFFIDAVIT

My name is Yesenia Beatriz Cojulún Ajpop and I state the following:

1. I was born in Totonicapán, Guatemala on November 30, 1997. I am K'iche'. My first language is K'iche' and I learned Spanish at school, which I left after the sixth grade.

2. I met Wilmer Tzoc at the market of Quetzaltenango when I was eighteen. He was twenty-nine. In May 2016 I went to live in the house of his mother. We were never married. Our daughter Dulce María was born on April 2, 2017.

3. He began to hit me when I was pregnant. In December 2016 he pushed me down the stairs of the patio because the tortillas were cold. I bled for two days. He did not let me go to a doctor.

4. He told me many times that I belonged to him and that an india has no other place to go. He kept my identity document in a locked box. I could not go to my mother's house without his brother.

5. On July 15, 2019 he raped me after he had been drinking. It happened many times after that. I cannot count how many. My daughter was in the same room.

6. On March 8, 2022 he burned my left forearm with a clothes iron because I had bought a telephone. The next day I went to the police station of Quetzaltenango. The officer who was called Pérez laughed and said, "Go home to your husband, india." He did not write anything.

7. On August 21, 2023 he broke my right arm with the leg of a chair. My mother took me to the hospital San Juan de Dios. I told the doctor that I had fallen because Wilmer was in the corridor.

8. In January 2024 I fled with my daughter to my aunt in Mazatenango, which is two hours away. He found us there after nine days. He put a pistol to my head and said that he would cut me into pieces if I left again. My aunt saw it.

9. In 2024 I learned that Wilmer collects the extortion for the Barrio 18 in the market. On October 28, 2024 I went to the public ministry and told them about the beatings and about the extortion. They gave me a paper with security measures for six months. The police were to pass by my mother's house every day. They never came.

10. On November 14, 2024 two men on a motorcycle shot at my stall in the market. A bullet went through the pot of soup. One of them shouted, "That is what happens to a sapa." A sapa is a woman who informs.

11. On November 20, 2024 a policeman of the station, agent López, told me that the gang knew what I had signed and that I should go where nobody finds me. He said that his chief receives an envelope on Fridays.

12. On December 3, 2024 I left with Dulce. We came through Mexico and crossed near Calexico on January 12, 2025.

13. My mother tells me that Wilmer comes to her house drunk. In June 2026 he broke her window and shouted that the day I come back will be my last day.

14. I live with my cousin in Pico-Union. Dulce is in the fourth grade. I clean offices at night and go to the church of La Placita. I go to a group for women every Thursday.

15. I was never arrested in any country.

I swear that this was read to me in K'iche' by Manuela Tum. October 30, 2026`,
      },
      {
        id: 'd2',
        title: 'Hospital record San Juan de Dios, August 21, 2023, with translation',
        text: `HOSPITAL GENERAL SAN JUAN DE DIOS, QUETZALTENANGO
Emergency record
Patient: Yesenia Beatriz Cojulún Ajpop, 25 years
Date: August 21, 2023, 22:40

Brought by her mother. Patient states that she fell on the stairs.
Findings: displaced fracture of the right ulna; bruises of different age on both upper arms and the back; old burn scar on the left forearm in the form of a triangle, 9 cm.
Treatment: reduction and cast. Social work was informed and did not come.
Dr. Ana Lucía Barrios`,
      },
      {
        id: 'd3',
        title: 'Resolution on security measures, October 28, 2024',
        text: `PUBLIC MINISTRY, OFFICE FOR THE ATTENTION OF VICTIMS, QUETZALTENANGO
Resolution of October 28, 2024

Having heard the complaint of Yesenia Beatriz Cojulún Ajpop against Wilmer Estuardo Tzoc Ixcoy for physical, psychological and sexual violence, this office grants security measures for six months: the accused may not approach the complainant, and the National Civil Police shall patrol the home of her mother daily.`,
      },
      {
        id: 'd4',
        title: 'Psychological evaluation by Dr. Renata Silva, Psy.D.',
        text: `PSYCHOLOGICAL EVALUATION
Evaluator: Renata Silva, Psy.D., California license PSY 30122
Date of report: September 14, 2026

I met Ms. Cojulún on three days in August 2026 for a total of seven hours, with a K'iche' interpreter.

Ms. Cojulún meets the criteria for Post-Traumatic Stress Disorder and for Major Depressive Disorder, severe. She startles at the sound of motorcycles. She sleeps with the light on and with a chair before the door. She reported that she had told the hospital of a fall because her partner stood in the corridor; such answers are common in women who live with the one who harms them.

Dulce, who is nine, wets the bed and asked me whether her father can come by airplane. In my opinion Ms. Cojulún would not be able to care for her daughter if she had to live within the reach of Mr. Tzoc.`,
      },
      {
        id: 'd5',
        title: 'Report: Violence against indigenous women in Guatemala, 2025',
        text: `CENTRO DE ESTUDIOS IXMUKANE
VIOLENCE AGAINST INDIGENOUS WOMEN IN GUATEMALA
March 2025

Page 3
Of 61,400 complaints of violence against women that the Public Ministry received in 2023, 4.1 percent ended with a sentence. In the western highlands the share was 2.2 percent.

Page 6
Indigenous women told us that officers refuse to take complaints in their languages and send them back to their partners. In 31 of 40 interviews the woman was insulted because of her dress or her language.

Page 8
A woman who has lived with a man is called his woman by neighbors and officials also after she has left him. Protection orders are seldom enforced: in 2024 the police visited 18 percent of the homes that they had been ordered to visit.

Page 11
The Barrio 18 has cells in all departments. It has found persons who refused to pay in other cities within weeks, with the help of telephone records sold by employees.

Page 13
Since 2023 there are courts for femicide in 15 departments, and the State has opened shelters in seven cities, including Quetzaltenango and Mazatenango.`,
      },
    ],
    needed: [
      'Totonicapán',
      'K’iche’',
      'December 2016 + stairs',
      'belonged to him',
      'July 15, 2019 + raped',
      'March 8, 2022 + iron',
      'Go home to your husband',
      'August 21, 2023 + arm',
      'San Juan de Dios',
      'fallen + corridor',
      'Mazatenango',
      'pistol',
      'October 28, 2024 + public ministry',
      'They never came',
      'November 14, 2024 + motorcycle',
      'sapa',
      'November 20, 2024 + López',
      'envelope',
      'June 2026 + window',
      'La Placita|church',
      'fracture of the right ulna',
      'burn scar',
      'security measures for six months',
      'Post-Traumatic Stress Disorder',
      'motorcycles',
      '4.1 percent',
      '31 of 40',
      '18 percent',
      'cells in all departments',
      'shelters',
      'never arrested',
      'February 18, 2027',
    ],
  },
  {
    expected,
    id: 'R12',
    title: 'a teacher of English from Kazan, affirmative and late, at the asylum office, five documents',
    as_of: '2026-11-22',
    client: {
      first_name: 'Daria',
      middle_name: 'Igorevna',
      last_name: 'Sokolova',
      client: { country_of_citizenship: 'Russia', date_of_birth: '1993-09-17', a_number: 'A 241-006-554' },
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'New York',
      state: 'NY',
      detained: 'no',
      asylum_application_timing: 'no',
      last_arrival_date: '2022-12-10',
      i589_filed_date: '2024-03-05',
      missed_filing_deadline_reason:
        'B-2 until June 9, 2023, extended until December 8, 2023. Depressed after arrest of her brother, in treatment from Sept 2023. On February 16, 2024 Navalny died, on February 20, 2024 police came to her mother with a criminal case against her under article 207.3. Filed two weeks later.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum'],
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details: 'three weeks in Georgia and two months in Turkey as tourist',
      applicant_basis: ['Political Opinion'],
      political_opinion_details: 'She supported Navalny, was an observer at elections and posted against the war.',
      country_persecution: 'Russia',
      who: 'Police and investigators of the Investigative Committee in Kazan.',
      why: 'The officers called her a foreign agent and a traitor. The case says that she spread false information on the army.',
      when: 'January 23, 2021 rally; March 6, 2022 arrest; September 2022 beaten at police; left October 2022',
      what: 'Arrested at two rallies, ten days in jail, beaten with a stun gun at the police, fired from the school, criminal case opened.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Her brother Kirill was sentenced to six years for posts in May 2024.',
      client_reported: 'no',
      no_client_reported_details: 'The police did it.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Daria Sokolova',
        text: `DECLARATION OF DARIA IGOREVNA SOKOLOVA

1. I am a citizen of Russia. I was born in Kazan on September 17, 1993. I taught English at School No. 39 in Kazan from 2016 until April 2022.

2. In September 2019 and in March 2018 I was an observer at elections for the Golos movement. In 2019 I wrote a complaint about forty ballots that were put into the box together. The director of my school told me afterwards that a teacher should count children and not votes.

3. On January 23, 2021 I went to the rally for Alexei Navalny on Freedom Square. Two officers in helmets dragged me by my hair into a van. I was held one night at the police department Vishnevsky and was fined 10,000 rubles.

4. On March 6, 2022 I stood alone with a sheet of paper that said "Two words" in front of the university. After four minutes police took me. A court gave me ten days of arrest. In the cell there were seven women and four beds.

5. In April 2022 I was dismissed from the school. The paper says "immoral act incompatible with teaching."

6. On September 22, 2022, one day after the mobilization was announced, I wrote on my channel how men can ask for alternative service. The channel had 2,300 readers. On September 24, 2022 at six in the morning five men broke into my flat. They took my telephone and my computer. They took me to the Center for Combating Extremism. A man who was called Rustam Maratovich put a stun gun to my thigh four times so that I would give the password. He said, "You are a foreign agent and you will die like one." Another hit my ear with a book of laws. I gave the password.

7. They let me go the same evening because my mother had called a lawyer. I signed a paper that I would not leave. The doctor of the polyclinic No. 21 wrote down burns on the left thigh and a perforated eardrum on September 26, 2022.

8. I left on October 3, 2022 by bus to Georgia at Upper Lars. I was three weeks in Tbilisi and then in Istanbul until I got a visa for the United States. I arrived in New York on December 10, 2022 as a visitor.

9. I hoped to go home when the war ended. My brother Kirill was arrested on August 30, 2023. After that I could not get up. I was in treatment at a clinic in Brooklyn from September 2023.

10. On February 20, 2024 two investigators came to my mother in Kazan. They showed her an order that I am accused under article 207.3 and that I am on the wanted list. She sent me a photograph. I filed my application on March 5, 2024.

11. On May 14, 2024 Kirill was sentenced to six years for three posts.

12. I work as a nanny. I help at a center for Ukrainian refugees on Saturdays. I was never arrested in the United States.

Executed in Brooklyn, New York on October 20, 2026.`,
      },
      {
        id: 'd2',
        title: 'Order of the Investigative Committee of February 12, 2024, with translation',
        text: `INVESTIGATIVE COMMITTEE OF THE RUSSIAN FEDERATION
Investigative Directorate for the Republic of Tatarstan

ORDER on the bringing of a person as an accused
Kazan, February 12, 2024

Investigator Major R. M. Galiev has established that SOKOLOVA Daria Igorevna, born September 17, 1993, placed on September 22, 2022 in the messenger Telegram knowingly false information on the use of the Armed Forces of the Russian Federation, and orders that she be brought as an accused under part 1 of article 207.3 of the Criminal Code and be put on the federal wanted list.`,
      },
      {
        id: 'd3',
        title: 'Certificate of Polyclinic No. 21, September 26, 2022, with translation',
        text: `CITY POLYCLINIC No. 21, KAZAN
Certificate of September 26, 2022
Patient: Sokolova D. I., 1993

Examined by surgeon and ENT. Four round burns in pairs, 0.5 cm, on the outer left thigh. Central perforation of the right eardrum. According to the patient the injuries came from the use of force by unknown persons on September 24, 2022.`,
      },
      {
        id: 'd4',
        title: 'Letter of Maria Feldman, LMSW, Brooklyn clinic',
        text: `Sheepshead Mental Health Associates
Brooklyn, New York, October 1, 2026

I am a licensed social worker. Daria Sokolova has been in my care since September 12, 2023. At intake she met the criteria for major depressive disorder, severe, and for post-traumatic stress disorder. She slept three hours a night and did not open her mail for five months. From September 2023 to February 2024 she was not able to deal with official matters; she missed four of our appointments because she could not leave her room. She improved with medication from March 2024.

Maria Feldman, LMSW`,
      },
      {
        id: 'd5',
        title: 'Report on repression in Russia 2025, Memory Line',
        text: `MEMORY LINE
REPRESSION IN RUSSIA 2025
January 2026

Page 2
Since March 2022 at least 1,108 persons have been prosecuted for statements against the war, 391 of them under article 207.3. In 2025 not one of those accused under article 207.3 was acquitted.

Page 5
Torture by stun guns in centers for combating extremism is reported from 31 regions, Tatarstan among them. We documented 64 cases in 2025. In none was an officer convicted.

Page 7
Persons on the federal wanted list are detained at the border. Of 23 who returned in 2024 and 2025 with an open case on the war, 22 were arrested at passport control.

Page 9
The wanted list and the register of conscripts are used in all regions. The system of cameras in Moscow recognizes faces on the metro.`,
      },
    ],
    needed: [
      'School No. 39',
      'Golos',
      'forty ballots',
      'January 23, 2021 + hair',
      'Vishnevsky',
      'Two words',
      'ten days of arrest',
      'immoral act',
      '2,300 readers',
      'stun gun + thigh',
      'foreign agent and you will die',
      'book of laws',
      'burns on the left thigh|Four round burns',
      'perforat',
      'October 3, 2022',
      'August 30, 2023',
      'not able to deal with official matters',
      'February 20, 2024 + investigators',
      '207.3',
      'May 14, 2024 + six years',
      'nanny',
      'Ukrainian refugees',
      'never arrested',
      'Galiev + wanted list|Galiev + false information',
      'major depressive disorder',
      '1,108 persons',
      '64 cases',
      'Of 23 who returned',
      'wanted list and the register',
      'December 8, 2023',
    ],
  },
]
