import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Three fictional cases, written whole before the brief was first read: custody, a late filing with a journey back, answers alone. */
export const fourthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R17',
    title: 'a Tamil fisherman of Sri Lanka before the court in Newark, six documents',
    as_of: '2026-11-22',
    client: {
      first_name: 'Ravichandran',
      middle_name: '',
      last_name: 'Selvarajah',
      client: {
        a_number: 'A 243-118-907',
        country_of_citizenship: 'Sri Lanka',
        date_of_birth: '1989-01-27',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'immigration',
      detained: 'no',
      city: 'Newark',
      state: 'NJ',
      judge_name: 'Theresa Holloway',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-05-11',
      i589_filed_date: '2025-01-30',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'At the CID office in Mannar he was hung by the wrists, his head was put in a bag with petrol, and he was burned on the back with heated rods. The same unit has asked for him since he left.',
      procedural_history: 'yes',
      procedural_history_details:
        'NTA dated May 14, 2024, charge 212(a)(6)(A)(i). Master hearing February 11, 2025, pleadings taken, removability conceded, Sri Lanka designated. Individual hearing set for January 19, 2027.',
      country_resided: 'yes',
      benefits_details:
        'Passed through Malaysia, Brazil, Colombia, Panama and Mexico for about four months in all; no status in any of them.',
      applicant_basis: ['Race', 'Political Opinion', 'Particular social group'],
      race_details: 'Tamil of the Northern Province.',
      political_opinion_details:
        'Imputed: the CID believes that he kept and moved weapons and money for the LTTE, which he did not. He also spoke at meetings of families of the disappeared in Mannar from 2019.',
      social_group_details: 'Family members of Selvarajah Jeyanthan, a former sea-wing member of the LTTE',
      country_persecution: 'Sri Lanka',
      who: 'The Criminal Investigation Department (CID) and the Terrorism Investigation Division of the Sri Lankan police; Navy intelligence at Talaimannar.',
      why: 'They told him that he is a Tiger like his brother and that every Tamil boat carries something for the Tigers. They asked for the names of those who pay the families of the disappeared.',
      when: 'March 2009 (brother), June 2019, August 2, 2023 to August 21, 2023, January 2024.',
      what: 'Brother Jeyanthan was in the sea wing of the LTTE and surrendered to the army on May 18, 2009; never seen again. Client was questioned and beaten in June 2019 after a meeting. Detained August 2, 2023, held 19 days at the CID office in Mannar and tortured. Released after his uncle paid 900,000 rupees. Had to report every Sunday. In January 2024 the navy seized his boat. Left on January 28, 2024.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'His brother disappeared after he surrendered. His wife Kamala was slapped and threatened by CID officers in March 2024.',
      client_reported: 'yes',
      yes_client_reported_details:
        'His wife complained to the Human Rights Commission of Sri Lanka in Vavuniya on August 5, 2023. They gave her a number, HRC/VA/212/23, and nothing came of it.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Ravichandran Selvarajah',
        text: `DECLARATION OF RAVICHANDRAN SELVARAJAH

I, Ravichandran Selvarajah, declare:

1. I am a Tamil from Pesalai, a fishing village on Mannar Island in the Northern Province of Sri Lanka. I was born on January 27, 1989. I am Roman Catholic. I speak Tamil.

2. My father was a fisherman and so am I. I own, or owned, a fiberglass boat of eighteen feet with an engine of 25 horsepower, which I bought in 2015 with a loan.

3. I have a wife, Kamala, and two daughters, Anushka, who is eleven, and Dilani, who is seven. They are in Pesalai with Kamala's mother.

4. My elder brother Jeyanthan was taken by the Tigers from our house in 2006, when each family had to give one. He was put in the sea wing. On May 18, 2009 he walked out of Mullaitivu with a priest, Father Francis Joseph, and a hundred others and surrendered to the 58th Division. My mother stood at the wire and saw him get on a bus. We have not seen him since.

5. From 2017 my mother went every Friday to the protest of the families of the disappeared in Mannar. When she became too ill I went for her. In April 2019 I spoke at a meeting and said my brother's name and the number of the bus.

6. On June 12, 2019 two men of the CID came to the harbor and took me to their office. They asked who paid for the tents and the food of the protest. One of them beat me on the thighs with a plastic pipe filled with sand. I was let go the same evening.

7. On August 2, 2023, at about five in the morning, men in civilian clothes came to our house in a white van without plates. They blindfolded me in front of my daughters.

8. I was kept for nineteen days in a room in the CID office in Mannar. I know it was that office because I heard the bell of St. Sebastian's each hour.

9. They said that arms had been landed at Pesalai and that I had brought them from Rameswaram in my boat. I said that I only fish. They hung me by the wrists from a pipe and beat me. They pulled a plastic bag with petrol in it over my head until I lost consciousness. This was done three times on three nights.

10. On the fifth or sixth night an officer whom the others called Inspector Bandara burned my back with iron rods that they heated on a gas ring. He said, "Your brother was a Tiger, you are a Tiger, and your daughters will be Tigers. We will finish the root."

11. I signed papers in Sinhala that I cannot read. They took my fingerprints and photographed me with a rifle put in front of me.

12. On August 21, 2023 I was released. My uncle Anton Croos had paid 900,000 rupees to a man of the EPDP who knew the officers. I was told to sign at the office every Sunday and not to leave Mannar.

13. Dr. Nirmala Pathmanathan at the hospital in Jaffna treated my back. She wrote "burns, accidental" because she was afraid, and she told me so.

14. I signed every Sunday from August 27, 2023 until January 21, 2024.

15. On January 9, 2024 the navy stopped my boat off Talaimannar and took it. A petty officer said that Tigers need no boats.

16. I left Pesalai on January 28, 2024. An agent brought me through the airport in Colombo with a passport in another name. I went to Kuala Lumpur, São Paulo, and then by bus and on foot through Colombia and the Darién to Mexico. I was robbed in the Darién. On May 11, 2024 I crossed the border near San Luis, Arizona, and waited for the officers.

17. On March 3, 2024 four officers of the CID came to our house and asked Kamala where I was. One slapped her. He said that if I did not come back they would take her to the "fourth floor" in Colombo. They have come twice more, on September 29, 2024 and on June 15, 2025.

18. My name was read out at the office: an open warrant of the Magistrate's Court of Mannar, number B/447/24, says that I absconded. My uncle's lawyer sent me a copy.

19. In Jersey City I go with others to the Tamil association. On November 27, 2025 I lit a lamp for my brother at the Heroes' Day in New York and my photograph was on the Internet.

20. I never joined the LTTE. I never carried anything for anybody. I am afraid that I will be taken at the airport and tortured again, and that this time nobody will be able to pay.

I declare under penalty of perjury that the foregoing is true and correct.

Executed on October 2, 2026, at Jersey City, New Jersey.

Ravichandran Selvarajah`,
      },
      {
        id: 'd2',
        title: 'Affidavit of Kamala Ravichandran',
        text: `AFFIDAVIT

I, Kamala Ravichandran, of Pesalai, Mannar, being a Catholic do hereby solemnly affirm as follows:

1. I am the wife of Ravichandran Selvarajah. We were married at Our Lady of Victories Church on May 23, 2012.

2. On the morning of 2nd August 2023 five men took my husband from our bed. They did not say who they were. Our elder daughter ran after the van.

3. I went to the police station at Pesalai, the navy camp and the CID. All of them said that they did not have him. On 5th August I went to Vavuniya and complained to the Human Rights Commission.

4. On 21st August he came home in a three-wheeler with my uncle. He could not lie on his back. The skin was open in eight or nine places. He did not sleep in the house again.

5. On 3rd March 2024 four CID men came. The short one slapped my face and said, "Bring him or we take you to the fourth floor." My daughters were in the room.

6. Since that time Anushka does not go to school alone.

Affirmed at Mannar on 14th July 2026 before me, S. Emmanuel, Justice of the Peace.`,
      },
      {
        id: 'd3',
        title: 'Forensic medical evaluation, Dr. Hannah Weiss',
        text: `FORENSIC MEDICAL EVALUATION

Hannah Weiss, M.D., M.P.H.
Newark, New Jersey

Re: Ravichandran Selvarajah

Qualifications. I am board-certified in emergency medicine and have carried out 64 forensic evaluations of survivors of torture since 2014.

I examined Mr. Selvarajah on June 18, 2026 for two hours and thirty minutes with a Tamil interpreter.

Findings. There are nine linear scars on the back, between 4 and 11 centimeters long, with raised edges and parallel borders. In my opinion they are highly consistent with burns by heated metal rods, as he describes. Their position on the back, out of reach of his own hands, and their parallel arrangement make an accident very unlikely. There are two bands of darker skin around the wrists, which are consistent with suspension.

He has reduced sensation in the left hand, which is consistent with an injury of the nerves by suspension.

Psychological findings. His score on the PCL-5 was 58. He meets the criteria for posttraumatic stress disorder. He told me that the smell of gasoline makes him vomit, and that for this reason he cannot work on a boat or at a filling station.

I also considered the hospital card from Jaffna of August 23, 2023, which says "burns, accidental." An accident does not leave nine parallel scars.

Hannah Weiss, M.D.
July 6, 2026`,
      },
      {
        id: 'd4',
        title: 'Letter of Father Anthony Sosai',
        text: `OUR LADY OF VICTORIES CHURCH
Pesalai, Mannar

22 June 2026

To whom it may concern:

I am the parish priest of Pesalai since 2016. I know Ravichandran Selvarajah, whom we call Ravi, and his family well.

In August 2023 I went with his wife to the CID office in Mannar. The officer at the gate told us that there was no such person. While we stood there I saw the shirt of Ravi on the line behind the building.

I saw his back after he came home. I gave the family money for the medicines.

It is known to everyone here that men who were released by the CID are fetched again. Two young men of this parish, Mariyadas and Dinesh, were taken in 2024 after they had been sent back from Australia. Dinesh has not come home.

Father Anthony Sosai`,
      },
      {
        id: 'd5',
        title: 'Certified copy and translation of open warrant, Magistrate’s Court of Mannar',
        text: `TRANSLATION FROM SINHALA

IN THE MAGISTRATE'S COURT OF MANNAR
Case No. B/447/24

WARRANT OF ARREST

To: The Officer in Charge, Criminal Investigation Department, Mannar

Whereas Selvarajah Ravichandran of Pesalai stands suspected of an offence under section 2(1)(h) of the Prevention of Terrorism Act and has failed to report as ordered since 28.01.2024, you are hereby directed to arrest the said person and to produce him before this court.

Given under my hand on 19th February 2024.

Magistrate

Certificate: I, Ruwan Perera, am competent in Sinhala and English and certify that the above is a true translation. September 1, 2026.`,
      },
      {
        id: 'd6',
        title: 'Report on Sri Lanka 2025',
        text: `SRI LANKA 2025: RETURN AND SURVEILLANCE

The Prevention of Terrorism Act remains in force and permits detention without charge for up to 90 days at a time.

Former members of the LTTE, and those who are believed to have had links with it, continue to be detained and questioned. Between January 2023 and June 2025 we recorded 71 cases of torture in the custody of the CID or the Terrorism Investigation Division; 66 of the victims were Tamil.

Methods that victims describe include burning with heated metal rods, suspension, and asphyxiation with a plastic bag that contains petrol.

Persons who are returned are questioned at the airport in Colombo against a list of stop and watch. An open warrant leads to arrest on arrival.

Attendance at Heroes' Day events abroad is monitored by the intelligence services.

The Human Rights Commission receives complaints but cannot enforce its recommendations. No officer has been convicted under the Convention Against Torture Act since 2019 in a case that concerned a Tamil detainee.

The government that was elected in 2024 has promised to repeal the Act. At the time of writing no law had been passed.`,
      },
    ],
    needed: [
      'May 14, 2024',
      'January 19, 2027',
      'May 18, 2009',
      '58th Division',
      'June 12, 2019',
      'plastic pipe',
      'August 2, 2023',
      'white van',
      'nineteen days',
      'petrol',
      'Inspector Bandara',
      'We will finish the root',
      '900,000',
      'Sunday',
      'January 9, 2024',
      'January 28, 2024',
      'May 11, 2024',
      'March 3, 2024',
      'fourth floor',
      'B/447/24',
      'Heroes',
      'Anton Croos',
      'accidental',
      'nine',
      '58',
      'shirt',
      'Dinesh',
      '71',
      '66',
      '90 days',
      'watch',
      'HRC/VA/212/23',
      'repeal',
      'Tamil',
      'Prevention of Terrorism',
      'Anushka',
    ],
  },
  {
    expected,
    id: 'R18',
    title: 'an auditor of the oil company in Venezuela, affirmative and late, with a visit back, six documents',
    as_of: '2026-11-22',
    client: {
      first_name: 'Maigualida',
      middle_name: 'del Valle',
      last_name: 'Rengifo Bracho',
      client: {
        a_number: 'A 240-660-118',
        country_of_citizenship: 'Venezuela',
        date_of_birth: '1978-11-30',
        gender: 'female',
      },
      children: [{ name: 'Valentina Suárez Rengifo', date_of_birth: '2010-04-14' }],
    },
    answers: {
      jurisdiction: 'uscis',
      detained: 'no',
      city: 'Miami',
      state: 'FL',
      asylum_application_timing: 'no',
      last_arrival_date: '2023-02-19',
      i589_filed_date: '2024-09-06',
      missed_filing_deadline_reason:
        'In lawful B-2 until 08/18/2023, then TPS from 10/2023 to the present. Also severe depression after the death of her son in May 2023. Filed 09/06/2024 after the arrest of her deputy on 7/30/2024.',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Valentina Suárez Rengifo, daughter, born 04/14/2010',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Political Opinion', 'Particular social group'],
      political_opinion_details:
        'Reported corruption: in 2019 she sent a report to the National Assembly (opposition) on diesel sold to the military. Signed against Maduro 2016 (referendum). Member of Vente Venezuela since 2022.',
      social_group_details: 'Former auditors of PDVSA who disclosed the diversion of fuel by military officers',
      country_persecution: 'Venezuela',
      who: 'DGCIM (military counterintelligence); Colonel Wilmer Acosta; a colectivo named Tres Raíces.',
      why: 'Col. Acosta said that she was a traitor who gives papers to the opposition and that traitors in oil pay with their children. DGCIM asked her who in Vente had the report.',
      when: 'Report Nov 2019. Raid 2/11/2020. Detention 2/11/2020 - 2/16/2020. Passport annulled June 2021. Shots at house 10/3/2022. Left 2/19/2023. Back in Venezuela 5/20-5/27/2023 for funeral of her son.',
      what: 'House raided and computer taken; held 5 days at DGCIM Boleíta; beaten with phone book, plastic bag, electric current on ankles; signed "apology" video. Fired in March 2020. Colectivo painted house; shots through window on 10/3/2022. Son Luis Daniel (21) killed in Maracaibo on May 17, 2023 by men on a motorcycle; she went back for the burial.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'Son killed 5/17/2023. Deputy Nelson Parra arrested 7/30/2024.',
      client_reported: 'no',
      no_client_reported_details:
        'DGCIM is the state. A lawyer at Foro Penal told her a complaint would be used to charge her with treason.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Maigualida Rengifo',
        text: `DECLARATION

My name is Maigualida del Valle Rengifo Bracho. I was born in Cabimas, in the State of Zulia, on November 30, 1978. I am an accountant. I have a daughter, Valentina, who is with me in Doral. My son Luis Daniel is dead.

My work

From 2004 until March 2020 I worked in the internal audit of Petróleos de Venezuela, PDVSA, the last six years as head of the audit of fuel distribution in the western division. In September 2019 my deputy Nelson Parra and I found that 1,140 tankers of diesel which had been booked as delivered to a power plant in Bajo Grande had never arrived. The release orders were signed by Colonel Wilmer Acosta of the National Guard.

I gave the finding to my superior. He told me to lose it. On November 14, 2019 I gave a copy to Deputy Nora Bracamonte of the energy commission of the National Assembly, whom I trusted because she had studied with me. She read from it in the session of January 22, 2020.

The arrest

On February 11, 2020, at ten at night, eleven men in black with the letters DGCIM on their vests broke the door of my house in the sector La Rotaria in Maracaibo. They made my children lie on the floor. They took my computer, my father's watch and me.

They brought me by plane to Caracas, to Boleíta. I was there five days. On the first two days nobody spoke to me. I was handcuffed to a ring in the wall. On the third day they began. A man whom they called "Piraña" put a telephone book on my head and hit it with a bat. They put a plastic bag over my head, three or four times. They tied wires to my ankles and gave me current until I wet myself. They wanted to know who else in Vente had the paper. I did not belong to Vente at that time.

Colonel Acosta came on the fourth night. He said, "A traitor who gives papers to the opposition. Traitors in oil pay with their children." I will hear that sentence until I die.

On February 16, 2020 they put me before a camera and I read a text in which I said that I had invented the report for money. Then they drove me to the bus terminal.

After

On March 9, 2020 I was dismissed "for reasons of trust." In June 2021 I wanted to renew my passport and was told at SAIME that it was annulled because I had reported it stolen, which I never did. I got it back eight months later by paying 800 dollars to a manager.

In 2022 I joined Vente Venezuela and kept the accounts of the campaign of María Corina Machado in our parish.

In August 2022 somebody painted "SAPA" and "DGCIM knows" on our gate. On October 3, 2022, at about four in the morning, shots were fired through the window of the living room. We found six casings. On the street stood two men with the shirts of Tres Raíces, a colectivo that drives with the National Guard. That day we moved to my sister's in Ciudad Ojeda.

On February 19, 2023 I flew with Valentina to Miami. Luis Daniel was in his last year of civil engineering and wanted to stay until July.

My son

On May 17, 2023 two men on a motorcycle shot Luis Daniel at the door of the Rafael Urdaneta university. He was twenty-one. They did not take his telephone or his money. A fellow student heard one of them say, "Regards from the colonel."

I went back to bury him. I flew to Bogotá and crossed the border on foot at Paraguachón on May 20, 2023. I was in Maracaibo seven days, in the house of a nun. I did not go to the cemetery with the others but at six in the morning. On May 27, 2023 I crossed again into Colombia. I know that one can ask how somebody who is afraid goes back. I had to see him.

Why I did not apply before

After that I do not remember the summer. Valentina cooked. I was admitted to the hospital in Hialeah in August because I had taken pills. I had temporary protection since October 2023 and I thought that it was enough. On July 30, 2024, after the elections, Nelson Parra was arrested, and on state television they showed the report of 2019 and my name beside his. Then I went to a lawyer.

What I fear

If I go back they will do with me what they did with my son, or I will be in Boleíta again. In September 2025 my sister's husband was asked at a checkpoint where the auditor is.

I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.

Doral, Florida, July 2, 2026

Maigualida Rengifo`,
      },
      {
        id: 'd2',
        title: 'Affidavit of Deputy Nora Bracamonte',
        text: `AFFIDAVIT OF NORA BRACAMONTE

I, Nora Bracamonte, of legal age, at present in Madrid, state:

I was a deputy of the National Assembly of Venezuela for Zulia from 2016 until January 2021 and a member of its commission on energy. I have been in exile in Spain since March 2021.

On November 14, 2019 Maigualida Rengifo, who had studied accountancy with me at LUZ, handed me an audit of 62 pages on diesel that had been diverted. She asked that her name should not be said. I did not say it. But the copy bore the number of her office and on the next day the government's deputies asked by that number for "the author."

I read from the audit in the session of January 22, 2020. Twenty days later she was taken.

On February 17, 2020 she called me from a borrowed telephone and could only say that she was alive. When I saw her in March her ankles were black.

In my opinion nobody who has given papers to the Assembly about officers is safe in Venezuela. Of the four persons whose documents on fuel our commission used, one is dead, one is in the Rodeo I prison since 2021, one is in Spain, and the fourth is Maigualida.

Madrid, May 18, 2026
Nora Bracamonte`,
      },
      {
        id: 'd3',
        title: 'Psychological evaluation, Dr. Adriana Pumar, Psy.D.',
        text: `PSYCHOLOGICAL EVALUATION

Client: Maigualida Rengifo Bracho
Evaluator: Adriana Pumar, Psy.D., licensed psychologist, Coral Gables, Florida
Dates: May 4, May 11 and May 25, 2026

Reason for referral. I was asked to evaluate the mental health of Ms. Rengifo and its effect on her ability to file an application within one year.

History. Ms. Rengifo describes that in February 2020 she was held for six days by agents of the DGCIM and was subjected to electric current and asphyxiation. On May 17, 2023 her son was killed. In August 2023 she took 40 tablets of clonazepam and was hospitalized in Hialeah for nine days.

Findings. Her score on the PHQ-9 was 23 and on the PCL-5 61. She cannot be in a room whose door is closed. She keeps her son's telephone charged.

Diagnoses: Posttraumatic Stress Disorder; Major Depressive Disorder, recurrent, severe; Prolonged Grief Disorder.

Opinion. From May 2023 until at least the spring of 2024 Ms. Rengifo was not able to deal with matters that asked her to tell what had happened. In my opinion this explains why she did not apply before. It is common in persons with this combination of disorders.

Note on the dates. She told me six days and not five. She counts the day of the flight to Caracas. I do not see a contradiction in it.

Adriana Pumar, Psy.D.
June 12, 2026`,
      },
      {
        id: 'd4',
        title: 'Discharge summary, Palmetto General Hospital',
        text: `PALMETTO GENERAL HOSPITAL
Hialeah, Florida

DISCHARGE SUMMARY
Patient: RENGIFO, MAIGUALIDA
Admitted: 08/21/2023   Discharged: 08/30/2023
Diagnosis: Intentional ingestion of benzodiazepine; major depressive disorder, single episode, severe.
Course: Patient found by 13-year-old daughter. Says that she wanted to be with her son, who was killed in May. No psychotic symptoms. Started on sertraline 50 mg.
Discharge: home with outpatient psychiatry.`,
      },
      {
        id: 'd5',
        title: 'Article, Versión Final, May 18, 2023',
        text: `VERSIÓN FINAL
Maracaibo, May 18, 2023
(Certified translation)

Student of engineering shot dead at the gate of URU

Luis Daniel Suárez Rengifo, 21, was killed yesterday at 6:40 p.m. by two men on a motorcycle without plates at the gate of the Rafael Urdaneta University. The victim received five shots.

Nothing was stolen. The police (CICPC) is not ruling out revenge.

The victim was the son of Maigualida Rengifo, former auditor of PDVSA, whose report on the diversion of diesel was read in the Assembly in 2020.`,
      },
      {
        id: 'd6',
        title: 'Report on reprisals against whistleblowers in Venezuela, 2025',
        text: `REPRISALS AGAINST WHISTLEBLOWERS IN VENEZUELA

Since 2017 at least 214 employees and former employees of PDVSA have been detained for disclosing information on corruption or for refusing to hide it.

The Directorate General of Military Counterintelligence, DGCIM, holds civilians at its headquarters in Boleíta. Former detainees describe electric shocks, asphyxiation with plastic bags and blows to the head.

Relatives are used to put pressure on those who have left. We documented 37 cases in which a child or a brother of a whistleblower abroad was detained or killed.

After the presidential election of July 28, 2024 the persecution of members of Vente Venezuela grew. Within one month 1,848 persons were detained.

Colectivos act together with the National Guard and are not prosecuted.

The passports of critics are annulled without notice.

In Venezuelan society those who gave documents to the Assembly are known as "sapos del petróleo", toads of oil, a word that officials use on television.`,
      },
    ],
    needed: [
      '1,140',
      'Bajo Grande',
      'Acosta',
      'November 14, 2019',
      'January 22, 2020',
      'February 11, 2020',
      'eleven men|Eleven men',
      'Boleíta',
      'handcuffed',
      'bat',
      'ankles',
      'Traitors in oil',
      'February 16, 2020',
      'camera',
      'March 9, 2020',
      'annulled',
      '800',
      'SAPA',
      'October 3, 2022',
      'six casings',
      'Tres Raíces',
      'February 19, 2023',
      'May 17, 2023',
      'Regards from the colonel',
      'Paraguachón',
      'May 27, 2023',
      'nun',
      'July 30, 2024',
      'television',
      'September 2025',
      '62 pages',
      'four persons',
      'six days',
      '23',
      '61',
      'spring of 2024',
      'August 21, 2023|08/21/2023|hospital',
      '214',
      '37',
      '1,848',
      'toads of oil',
      'Nothing was stolen',
      'October 2023',
      'Valentina',
    ],
  },
  {
    expected,
    id: 'R19',
    title: 'a Kachin student of Myanmar before the court in Elizabeth, detained, answers in whole sentences alone',
    as_of: '2026-11-22',
    client: {
      first_name: 'Ja Seng',
      middle_name: '',
      last_name: 'Roi',
      client: {
        a_number: 'A 249-331-760',
        country_of_citizenship: 'Burma',
        date_of_birth: '2002-05-02',
        gender: 'male',
      },
    },
    answers: {
      jurisdiction: 'immigration',
      detained: 'yes',
      city: 'Elizabeth',
      state: 'NJ',
      judge_name: 'Ruth Abernathy',
      asylum_application_timing: 'yes',
      last_arrival_date: '2026-03-30',
      i589_filed_date: '2026-06-12',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'Soldiers at the interrogation center in Myitkyina beat his shins with an iron bar, made him kneel on gravel with his arms raised for six hours, and poured boiling water over his left hand. Deserters and those who refuse conscription are sent back to the same center. A classmate, Maran Brang Aung, was returned from Thailand in February 2026 and his family received his body three weeks later.',
      procedural_history: 'yes',
      procedural_history_details:
        'He asked for asylum at John F. Kennedy Airport on March 30, 2026 and was found to have a credible fear on April 21, 2026. DHS served a Notice to Appear dated April 24, 2026. He has been detained in Elizabeth since then. Form I-589 was filed with the court on June 12, 2026. The merits hearing is set for December 15, 2026.',
      country_resided: 'yes',
      benefits_details:
        'He spent eleven weeks in Mae Sot, Thailand, without papers, hiding in the storeroom of a church, and changed planes in Doha. The Thai police arrested two of his friends on the street and handed them over at the bridge.',
      applicant_basis: ['Race', 'Religion', 'Political Opinion'],
      race_details:
        'Ja Seng Roi is an ethnic Kachin (Jinghpaw) from Waingmaw Township. The Tatmadaw has treated Kachin men as members of the Kachin Independence Army since the ceasefire broke down in 2011.',
      religion_details:
        'He is a Baptist and led the youth choir of the Kachin Baptist Convention church in Waingmaw, which soldiers used as a barracks for five weeks in 2022.',
      political_opinion_details:
        'He took part in the demonstrations after the coup of February 1, 2021, carried a banner of the students’ union of Myitkyina University and collected money for teachers who had joined the civil disobedience movement. He refused to serve in the army that had killed his friends.',
      country_persecution: 'Burma',
      who: 'Soldiers of Light Infantry Battalion 321 and officers of Military Affairs Security in Myitkyina, and the administrator of his ward, U Tin Maung, who drew up the list of conscripts.',
      why: 'The interrogator, a captain, called him a Kachin dog and a Bible terrorist, and said that he would learn which flag to carry. The administrator told his mother that a boy who sings against the army can die for it.',
      when: 'On March 14, 2021 he was wounded at a demonstration. On October 9, 2023 he was arrested and held for twelve days. On November 18, 2025 he received the order of conscription. On January 6, 2026 he crossed into Thailand.',
      what: 'At the demonstration in Myitkyina on March 14, 2021 soldiers fired into the crowd and a rubber bullet broke his collarbone; his friend Lahtaw Zau, who stood beside him, was shot dead. On October 9, 2023 soldiers stopped the bus from Waingmaw, found a list of donors in his bag and took him to the interrogation center, where he was held for twelve days and tortured. His church paid 3 million kyat for his release. On November 18, 2025 the administrator brought an order under the People’s Military Service Law and told him to report within seven days. When he did not report, soldiers came to the house on November 27, 2025, beat his father with rifle butts and took the motorcycle.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'His father, Lahpai Gam, lost the sight of his right eye from the beating on November 27, 2025. His friend Lahtaw Zau was killed on March 14, 2021.',
      client_reported: 'no',
      no_client_reported_details:
        'The persecutor is the army, and the army is the government. The police station in Myitkyina is in the same compound as Military Affairs Security. A lawyer who complained for another student in 2023 was arrested the next day.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [],
    needed: [
      'March 30, 2026',
      'April 21, 2026',
      'April 24, 2026',
      'December 15, 2026',
      'Mae Sot',
      'storeroom',
      'Doha',
      'bridge',
      'Jinghpaw',
      '2011',
      'choir',
      'barracks',
      'February 1, 2021',
      'banner',
      'civil disobedience',
      'Battalion 321',
      'Tin Maung',
      'Kachin dog',
      'Bible terrorist',
      'flag',
      'sings against',
      'March 14, 2021',
      'collarbone',
      'Lahtaw Zau',
      'October 9, 2023',
      'list of donors',
      'twelve days',
      '3 million',
      'November 18, 2025',
      'seven days',
      'November 27, 2025',
      'rifle butts',
      'motorcycle',
      'right eye',
      'iron bar',
      'gravel',
      'boiling water',
      'Brang Aung',
      'body',
      'compound',
      'arrested the next day',
    ],
  },
]
