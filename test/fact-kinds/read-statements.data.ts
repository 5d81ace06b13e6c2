/**
 * Statements of the fictional cases in `test/`, as the reader splits them, labelled by reading each: a line `# case | sort of paper`
 * (`answer` with the kind that its question asks for), then what each is about (the first fits best), its words and its heading.
 */
export const readStatements = `
# R1 | court
motive/harm/proceedings | Subject of the summons: Propaganda against the regime; membership in an illegal group with the aim of disturbing national security (house church) | Case No. 140309920011
threat/harm | If you do not appear, you will be arrested. | Case No. 140309920011
# R1 | evaluation
health/corroboration | On examination of the feet I saw no marks, and I am not a physician. She walks on the outer side of both feet when barefoot, which she explains by pain. | PSYCHOLOGICAL EVALUATION
opinion/health | Return to Iran would in my opinion bring about a serious deterioration, with a risk of suicide. | Conclusion
opinion/health | Her symptoms are consistent with what she reports. | Conclusion
# R1 | declaration
health/corroboration | I did not go to a hospital. | DECLARATION OF SHIRIN RAHMANI
health | A neighbor who is a nurse set it. | DECLARATION OF SHIRIN RAHMANI
harm | Plainclothes men hit me on the back with a baton and put me in a van. | DECLARATION OF SHIRIN RAHMANI
belief | I did what was expected of me, but I never found peace in it. | DECLARATION OF SHIRIN RAHMANI
harm | On January 10, 2024 I signed a paper which I was not allowed to read. | DECLARATION OF SHIRIN RAHMANI
belief | I have written about my faith on Instagram under my own name since May 2025. | DECLARATION OF SHIRIN RAHMANI
fear/threat | My father told me by telephone in June 2025 that two men in plain clothes had come and asked for me, and that his house will be taken. | DECLARATION OF SHIRIN RAHMANI
harm/work | On February 3, 2024 the Department of Education of Fars Province dismissed me after eleven years as a teacher of mathematics because of "lack of moral competence." | DECLARATION OF SHIRIN RAHMANI
belief/ties | In Irvine we go to the Iranian Church of Hope. | DECLARATION OF SHIRIN RAHMANI
harm | Mahnaz was sentenced to five years. | DECLARATION OF SHIRIN RAHMANI
belief | In October 2022 I went with other teachers to a protest near Eram Street after Mahsa Amini was killed. | DECLARATION OF SHIRIN RAHMANI
belief | I began to meet with Mahnaz and four other women in her apartment on Thursdays. | DECLARATION OF SHIRIN RAHMANI
harm | They took me to the detention center of the Ministry of Intelligence that people call Plaque 100. | DECLARATION OF SHIRIN RAHMANI
# R1 | answer motive
motive/harm | The interrogator called her an apostate and a servant of Zionist Christianity and told her that leaving Islam is punished with death. They wanted the names of the members of the house church.
# R1 | answer harm
harm | She was held 17 days in a detention center called Plaque 100, beaten with a cable, threatened with rape and forced to sign a statement.
harm | On December 24, 2023 the Ministry raided the Christmas service of the house church.
harm | Two other members are in prison.
harm | Pastor sentenced to ten years.
# R1 | answer protection
protection/fear | There is nobody to report to, and a complaint would have brought her back to the same office.
# R1 | letter
work/belief | I am the pastor of the Iranian Church of Hope. | September 8, 2025
# R1 | answer belief
belief | is now a member of an Iranian evangelical church in Irvine.
# R2 | declaration
health | I see a counselor at Tahirih every two weeks. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
relocation | Karla's husband hid us in the house of his parents in La Esperanza. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
harm | He did not let me have a telephone. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
family/event | I met Osman Geovany Reyes Lara at the factory in 2014. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
relocation/fear | There is no place in Honduras where Edwin cannot look into the computer. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
relocation/fear/threat | In December 2024 Osman sent a photograph of the house in La Esperanza to Karla's telephone. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
relocation/corroboration | Yesenia came to my house on March 19, 2024 with Dylan and one bag. | DECLARATION OF KARLA BONILLA PAZ
protection | The next day I went to the police station in Choloma. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
harm/health | I lost the baby two days later in the hospital Mario Catarino Rivas. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
harm/motive | He kicked me in the stomach because I had told his sister that a woman also has rights. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
corroboration | I gave the telephone with the messages to Yesenia's mother, who sent copies. | DECLARATION OF KARLA BONILLA PAZ
fear/threat | On June 8, 2024 Osman stood in front of Karla's house with a pistol. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
fear | I am afraid that he will kill me. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
harm | When I did not want to be with him he forced me. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
family/corroboration | I am the cousin of Yesenia Mejía Bonilla. | DECLARATION OF KARLA BONILLA PAZ
relocation | On March 19, 2024, while Osman was at work, I took Dylan and went by bus to my cousin Karla in Siguatepeque, four hours away. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
work/school | I now clean offices at night and Dylan is in the fourth grade. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
harm/trait | I did not know that this is called rape when it is the man you live with. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
threat | Under it he had written, "Tell my wife that I am coming for Christmas." | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
harm/threat | Osman was waiting at the door. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
protection | On April 2, 2024 I went to the prosecutor for women in San Pedro Sula with Karla. They gave me a paper for a forensic doctor and told me to come back in two months. | AFFIDAVIT OF YESENIA CAROLINA MEJÍA BONILLA
# R2 | answer proceedings
proceedings | The Notice to Appear is dated January 25, 2025 and was filed with the court in Houston on March 3, 2025. At the master hearing on September 9, 2025 she admitted the allegations and conceded the charge.
# R2 | answer harm
harm | Yesenia Carolina Mejía Bonilla suffered beatings, rapes, a knife wound to the arm, a miscarriage after a beating in 2019, threats to kill her with a gun. She reported him twice.
harm | Osman threw their son Dylan against a wall in 2023 and broke his collarbone.
# R2 | other
corroboration/harm | Accompanied by a neighbor, who states that the husband did it. | Emergency record
# R2 | answer trait
trait | Honduran women who are viewed as property by virtue of their positions within a domestic relationship.
# R3 | declaration
protection | Nobody was arrested. | DECLARATION OF NAJIB STANEKZAI
event/fear | I could not go to the funeral. | DECLARATION OF HAMID STANEKZAI
work/trait | My elder brother Hamid was an interpreter for the U.S. Army from 2009 to 2014. | DECLARATION OF NAJIB STANEKZAI
threat/event | In June 2022 I received a call from my brother's telephone. | DECLARATION OF HAMID STANEKZAI
family/status | I am the elder brother of Najib Stanekzai and a citizen of the United States since 2021. | DECLARATION OF HAMID STANEKZAI
harm | I heard Najib scream. | DECLARATION OF HAMID STANEKZAI
harm/threat | My wife was hit in the face with the butt of a rifle. They burned the books in the yard and nailed a paper on our door which said that I am to appear at the GDI. | DECLARATION OF NAJIB STANEKZAI
identity | I was born on January 2, 1993 in Jalalabad, Nangarhar Province. | DECLARATION OF NAJIB STANEKZAI
harm | On the fifth day he put my left hand on the edge of the table and broke the ring finger and the little finger with a piece of iron. | DECLARATION OF NAJIB STANEKZAI
harm/motive | In October 2021 six Talibs searched our house. They found a photograph of Hamid in uniform with American soldiers. They broke my father's walking stick and said that they would come back. | DECLARATION OF NAJIB STANEKZAI
presence/work | I went to Iran in August 2023 and worked on building sites in Mashhad. | DECLARATION OF NAJIB STANEKZAI
entry | I went by land to Mexico and asked for an appointment. | DECLARATION OF NAJIB STANEKZAI
country/event | The Taliban took Jalalabad on August 15, 2021. | DECLARATION OF NAJIB STANEKZAI
family/ties | I live with Hamid in Sacramento. | DECLARATION OF NAJIB STANEKZAI
harm | On January 14, 2023 two men on a motorcycle shot my father, Abdul Wali, on his way to the morning prayer. | DECLARATION OF NAJIB STANEKZAI
# R3 | answer trait
trait | The immediate family of Hamid Stanekzai, an interpreter of the United States Army.
# R3 | answer harm
harm | The house was searched in October 2021.
harm | Detained 16 days in June 2022, whipped and two fingers broken.
harm | Secret school raided in September 2022.
# R3 | medical
health | Left hand, three views. | Radiology report
health | Remote malunited fractures of the ring and little fingers. | Impression
health | No acute fracture. | Findings
# R3 | answer presence
presence | Iran for seven months in 2023 and 2024 without papers, deported to Afghanistan in March 2024. Then Pakistan for five months, Brazil with a humanitarian visa for two months, and by land to Mexico.
# R3 | answer proceedings
proceedings | Master hearing on October 7, 2025, allegations admitted, charge conceded.
# R3 | answer motive
motive | They said that his family sold itself to the infidels and that he makes whores of girls. They wanted his brother.
# R3 | answer protection
protection | The Taliban are the government since August 2021.
# R4 | answer harm
harm | On July 31, 2024 six men of the colectivo on motorcycles painted his house and broke the windows. They beat his father, who is 66, with the butt of a gun.
protection | He reported once and fled.
harm | His father was beaten on July 31, 2024. Two other witnesses of his polling station, Yulimar Ochoa and Pedro Rincón, are in Tocorón prison.
harm | On August 2, 2024 four SEBIN agents took Luis from the hospital where he worked as a nurse, in front of patients.
harm | On August 6 he was let go and told to report every eight days.
# R4 | answer protection
protection | The public prosecutor in Maracaibo refused to take a complaint from his father on August 4, 2024.
protection/harm | The harm came from the intelligence service.
# R4 | medical
harm | On August 2, 2024 at about 10 a.m. four men in black with covered faces came into the ward and took him away. | October 30, 2025
fear | Since then I have been asked twice by the administration where he is. | October 30, 2025
corroboration | I did not write a record because we are not allowed to. | October 30, 2025
work/corroboration | Luis Parra worked with us as a nurse from 2016 until August 2024. | October 30, 2025
harm/protection | I asked for an order. One of them said, "You do not ask, doctor." | October 30, 2025
health | I saw small round burns on both ankles and small red spots in the whites of both eyes, which are seen after suffocation. | October 30, 2025
event/harm | He came back to the hospital on August 7. | October 30, 2025
work | I am a physician in the emergency department of the University Hospital of Maracaibo. | October 30, 2025
# R4 | answer motive
motive/harm | The agent asked him who paid him for the tally sheet. He said that Luis was a terrorist and a traitor to the homeland.
motive/threat | The leader of the colectivo wrote on his house: "Vente, here lives a rat."
# R4 | answer proceedings
proceedings | Venue was changed to Miami on February 20, 2025.
proceedings | Pleadings taken May 14, 2025.
proceedings | Notice to Appear issued on October 6, 2024 in El Paso.
proceedings | Individual hearing on March 22, 2027.
# R4 | answer belief
belief | Luis is a member of Vente Venezuela since 2021.
belief | He was a witness for the opposition at a polling station in Maracaibo on July 28, 2024 and published the tally sheet of his table, which showed 318 votes for Edmundo González and 104 for Maduro.
# R4 | answer presence
presence | He crossed Colombia and Panama on foot and by bus in August and September 2024 and did not stay anywhere longer than nine days.
# R4 | other
corroboration/belief | Polling station: U.E. Simón Planas, table 2; Votes: Edmundo González Urrutia 318; Nicolás Maduro Moros 104; others 11; Witnesses: Luis A. Parra (Vente Venezuela); Yulimar Ochoa; Pedro Rincón | ACTA DE ESCRUTINIO
# R5 | answer harm
fear | Barrio 18 will torture and kill her like Marvin (found with hands tied, burns).
harm | She was threatened twice, beaten and burned with cigarette November 6, 2023, followed to Santa Rosa de Copan, shot at the house February 11, 2024.
# R5 | declaration
health | A neighbor, Mrs. Reina Pavón, cured me with aloe and took me the next day to the health center. | A 220-118-904
protection | Sergeant Banegas wrote it on a computer. | A 220-118-904
protection | I didn't want to sign because I was afraid but he said that without the signature there is no complaint. | A 220-118-904
harm | Nobody was hit, thank God. | A 220-118-904
event/fear | The teacher told my aunt. | A 220-118-904
family/work | Our father died when I was six and Marvin was like a father to me. He drove a rapidito on the Choloma to San Pedro route for Don Chepe. | A 220-118-904
presence | I was already here. | A 220-118-904
harm | My mother's house in Choloma was burned on December 17, 2023, two days after the date they gave me. | A 220-118-904
event/fear | In August 2026 Mrs. Reina called me. | A 220-118-904
school/relocation | I put Génesis in a school there. | A 220-118-904
work/threat | I kept selling because I had to eat. | A 220-118-904
relocation | We stayed there three months almost. | A 220-118-904
screening/belief | I never belonged to any gang and I never gave them anything except what we had to pay. | A 220-118-904
family/ties | In Maryland I live in Langley Park with my friend Suyapa. | A 220-118-904
corroboration/harm | My aunt says it was the same people, but I do not know who did it. | A 220-118-904
protection | The police came the next morning and picked up the shells and said it was drunk people. | A 220-118-904
fear/relocation/family | My mother was in church. She lives now with a friend in El Paraíso and doesn't go out. She is 61 and nobody has come there looking for her. | A 220-118-904
# R5 | evaluation
corroboration | She gave the month of the shooting first as January and then corrected it to February. | Findings
# R5 | medical
health | Bruising left cheek. | CESAMO CHOLOMA - Outpatient note
health | Four round burns, 8 mm, second degree: two on the left forearm, two on the anterior chest. | CESAMO CHOLOMA - Outpatient note
health/harm | Refuses to give details. | CESAMO CHOLOMA - Outpatient note
# R5 | letter
protection | The sergeant came out laughing with another policeman. | Choloma, Cortés, September 14, 2026
fear | In August of this year that boy Flaco stood at my stall and asked me for the number of Dilcia. | Choloma, Cortés, September 14, 2026
identity/work | My name is Reina Isabel Pavón Lara, I am 58 years old, I sell tortillas in the market of Choloma. | Choloma, Cortés, September 14, 2026
# R6 | evaluation
health/work | He works thirty hours a week and is stable on sertraline 100 mg. | Current functioning
health | Nightmares persist twice weekly. | Current functioning
health | Measures: PCL-5 = 66 (October 2024); PCL-5 = 49 (August 2026). | CONFIDENTIAL PSYCHOLOGICAL REPORT
# R6 | declaration
presence/relocation | We left that night on foot through Las Manos to Honduras and from there to Costa Rica by bus and boat. | What happened after
status/harm | I am officially nobody there now. | In the United States
health | Karla made an appointment with Dr. Iturralde in October 2024 because I was hitting my head at night. | In the United States
harm/work | On July 27, 2018 they gave me a letter at the gate. | April 2018
work | I opened a small clinic in my garage. They left me in peace two years, more or less. | What happened after
family | I am married to Karla Vanessa Urbina.
harm/motive | The guard told me, "Golpistas don't enter here." | April 2018
identity/work | I was born on December 1, 1979 in Estelí, Nicaragua, and I worked at the San Juan de Dios Hospital in Estelí from 2007 until July 27, 2018.
harm/work | I was dismissed with nineteen others. | April 2018
family | Our daughter Lucía is fifteen.
work/presence | I did not have a work permit. | What happened after
belief | I am not a politician.
# R6 | medical
protection/country | The network of the Councils of Citizen Power exists in every neighborhood of the country and reports new arrivals to the police. | Relocation
country/fear | The Monitor knows of nine health workers who returned from exile in 2023 and 2024. | Those who returned
country/harm | Twenty-six of them described beating, nakedness, cold or loss of sleep. | Detention
country/harm | Seven were detained within a month. | Those who returned
health | Rib fractures, old, nonspecific. | Impression
health | Healed fractures ribs 8 and 9 L on CXR. | Exam
corroboration/country | This report is based on 73 interviews with health workers, 51 of them in exile. | Summary
# R6 | letter
corroboration | Rodolfo does not want to write anything. | STATEMENT
health/harm | When he came out he did not sleep in the bed. In the United States also he sleeps in the closet with the light on. He hits his head. | STATEMENT
harm/work | By superior instruction we communicate to you that as of this date your employment contract with this institution is cancelled, Article 45 of the Labor Code. | Present
# R6 | answer deadline
deadline/health | Also PTSD, could not talk about prison until therapy in winter 2024-25. Then on April 11, 2025 they took away his nationality & pension, house confiscated.
# R7 | answer trait
trait | Fulani women and girls in Guinea who oppose female genital cutting and forced marriage.
# R7 | letter
health/corroboration | I have treated Ms. Bah since April 3, 2024, at first every week. | October 1, 2026
character/care | She is a devoted mother. | October 1, 2026
fear/relocation | On 20 March 2023 her cousins Alpha and Saliou came with a policeman of the station of Ratoma. | Conakry, 3 August 2026
# R7 | declaration
identity/harm | The adjudant was called Camara. | COUNTY OF HARRIS
school | I went to school until the sixth class. | COUNTY OF HARRIS
harm | He beat me with a cable of the radio when I locked the door. | COUNTY OF HARRIS
entry/presence | We left Guinea on March 27, 2023, by Turkey, Brazil? no, by Turkey and Colombia and Nicaragua, and crossed into Texas at Eagle Pass on May 22, 2023. | COUNTY OF HARRIS
event/family | On October 2, 2020 Mamadou died in an accident of the road. | COUNTY OF HARRIS
threat/motive | My uncle said: "A girl who is not cut is not a woman of this house. If you stand in the way you will leave it dead." They fixed the day, the 18th. | COUNTY OF HARRIS
relocation/fear | Binta told them we had gone to Sierra Leone. | COUNTY OF HARRIS
relocation | We stayed with Binta in Conakry five weeks. | COUNTY OF HARRIS
protection | On August 20, 2022 I went to the Gendarmerie of Labé with my arm in plaster. | COUNTY OF HARRIS
protection | He listened, then he laughed and said this is a family matter and that I must ask forgiveness from my husband. He called my uncle with his own phone. | COUNTY OF HARRIS
trait/country | In our village all girls are cut. | COUNTY OF HARRIS
health | I was sick for a month. | COUNTY OF HARRIS
fear/relocation | I did not go out for months. | COUNTY OF HARRIS
proceedings | On January 9, 2025 I went to the court and the judge said that no application was there. | COUNTY OF HARRIS
relocation/event | In the night of February 16, 2023 I took Mariama and went with a truck of potatoes to Conakry, to Mamadou's sister Binta. | COUNTY OF HARRIS
harm | My uncle tied me to the bed two days. | COUNTY OF HARRIS
trait/work/family | He was a mechanic in Conakry and he didn't want our daughter to be cut. | COUNTY OF HARRIS
care/relocation | Sister Binta's friend Hawa cooked for Mariama. | COUNTY OF HARRIS
harm/protection | My uncle came and took me. That evening he beat me on the soles of the feet in front of the women and said, "You will not make us eat shame in front of the gendarmes." | COUNTY OF HARRIS
# R7 | evaluation
health | There is a palpable deformity of the left distal ulna. | FORENSIC GYNECOLOGICAL AND PHYSICAL EVALUATION
health/harm | Examination shows absence of the clitoral glans and of both labia minora with midline scarring, consistent with Type II female genital mutilation under the WHO classification. | FORENSIC GYNECOLOGICAL AND PHYSICAL EVALUATION
# R7 | answer harm
harm | Aïssatou Bah’s uncle gave her to El Hadj Sory March 2021, raped, beaten, arm broken August 2022, February 2023 they tried to take Mariama for cutting. She escaped.
# R8 | declaration
work | I work in a sari shop since March 2026 with permission. | DECLARATION
harm/motive | Rafiqul came with six or seven boys. He said "Here is the Awami League's malaun, the witness." They hit me with rods on the legs and back. | DECLARATION
corroboration | Shyamal K. Dutta 2 November 2026 | DECLARATION
fear | The manager told me, I was in the bath. | DECLARATION
protection | He said the same thing and he said to go to the chairman. | DECLARATION
family/relocation | Rina is with her parents in Jashore. | DECLARATION
protection | My wife's brother Tapan went to Kaliganj thana on 12 August and made GD. | DECLARATION
relocation/belief | Until now nothing has happened to her there, but she does not wear the sindoor outside. | DECLARATION
event/money | At the airport they let me go, I paid a broker 80,000 taka. | DECLARATION
threat/motive | Rafiqul was acquitted. He told me on the stairs of the court, "Malaun, this country will not always be yours." | DECLARATION
protection/belief | I gave statement to police and in 2022 I was a witness in the court in Satkhira. | DECLARATION
health/harm | My right leg broke. | DECLARATION
country/protection | The UP chairman Abdul Hannan was not elected, he took the chair in August with the party men. | DECLARATION
harm | On 5 August 2024 when the government fell, about 4 in the evening they came to the bazar with rods. | DECLARATION
health | I was in hospital 19 days. | DECLARATION
belief/money | The temple has 33 decimals of land given by my grandfather. | DECLARATION
event | On that day I was in my shop whole day. | DECLARATION
# R8 | medical
health | Multiple abrasion and swelling back. | DISCHARGE CERTIFICATE
# R8 | letter
motive/threat | A boy wanted to burn also my shop because I kept a malaun, but Rafiqul's man said no, he is a Haji. | To whom it may concern
corroboration/harm/motive | I saw with my eyes that the Hindu shops were opened with crow bars, and ours not touched. | To whom it may concern
health/corroboration | On 6 August my son and I carried him. His foot was turned to the wrong side. | To whom it may concern
corroboration | Tapan told me this. | To whom it may concern
# R8 | other
fear/protection | The informant does not want to name any person. | GENERAL DIARY No. 611
protection/corroboration | Informant: Tapan Kumar Ghosh; Subject: Assault and fire | GENERAL DIARY No. 611
protection | Inquiry to be made by SI Jahid. | GENERAL DIARY No. 611
# R8 | answer harm
harm | Idols smashed & he testified, shop looted and burned on August 5, 2024, beaten with rods on August 6, 2024 (leg broken), November 2024 chairman told him to sign over the land, false case.
# R9 | declaration
school/work | I graduated in May 2024 and worked at a solar company until June 30, 2025. | HIS APPLICATION FOR ASYLUM
corroboration/deadline | I was wrong by one day. | HIS APPLICATION FOR ASYLUM
fear/belief | I cannot be a secret Christian. | HIS APPLICATION FOR ASYLUM
identity | I was born in Isfahan, Iran on February 17, 1993. | HIS APPLICATION FOR ASYLUM
entry/school | I came to the United States on August 14, 2021 to study for a master's degree at a university in Pomona. | HIS APPLICATION FOR ASYLUM
corroboration/belief | In my first interview with the asylum officer I said that I was baptized in April 2024. | HIS APPLICATION FOR ASYLUM
family/other | We are eleven children and me. | HIS APPLICATION FOR ASYLUM
fear | My face and my name can be seen. | HIS APPLICATION FOR ASYLUM
identity/status | I hold only Iranian nationality. | HIS APPLICATION FOR ASYLUM
belief/fear | The church put the video of the baptism on its YouTube channel. | HIS APPLICATION FOR ASYLUM
belief | On Easter Sunday, March 31, 2024, I was baptized in front of about 120 people. | HIS APPLICATION FOR ASYLUM
harm | On July 2, 2025 Siavash was arrested at his shop. They held him for two nights and asked him for the password of my Telegram account. | HIS APPLICATION FOR ASYLUM
belief | I sat in the last row for five months. | HIS APPLICATION FOR ASYLUM
# R9 | letter
fear/health | I did not go to a doctor in a hospital because they ask. | STATEMENT OF SIAVASH ROSTAMI FAR
belief | He took sixteen classes and missed one, when he had the flu. | August 30, 2026
harm | On 2 July 2025 two men of the Intelligence Organization of the Guard took me from my shop. | STATEMENT OF SIAVASH ROSTAMI FAR
belief | He was baptized on March 31, 2024. | August 30, 2026
# R9 | answer harm
country/fear | Flogging and solitary for converts
harm/fear | Kaveh Rostami Far has not been harmed in person.
harm/fear | A man from his church, Farhad, went back in 2023 and got five years.
harm | Kaveh Rostami Far’s brother Siavash was held for two nights in July 2025.
# R9 | answer protection
protection | It is the government.
# R9 | answer proceedings
proceedings | Pleadings by written motion in February 2026.
# R9 | answer belief
belief | Kaveh Rostami Far has taught Sunday school children since September 2024.
# R9 | answer deadline
deadline/fear | Kaveh Rostami Far’s brother told him on May 6, 2025 that Basij found the video.
# R9 | court
threat/proceedings | In case of failure to appear, an order of arrest will be issued. | SUMMONS (translated)
# R10 | answer harm
harm | Yeison Andrés Quintero Ospina was hit with a rifle butt.
harm | Yeison Andrés Quintero Ospina’s younger brother, 16, was taken.
harm | Yeison Andrés Quintero Ospina’s brother Duván, 16, was recruited by force on October 5, 2024.
harm | Yeison Andrés Quintero Ospina was tied up for two nights at a camp.
harm/corroboration | There has been no news since.
harm/fear | JAC president Don Eliécer killed on January 18, 2025.
# R10 | declaration
harm | On October 5, 2024 they took my brother Duván from the school bus. He was 16. We have not heard from him. | DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
belief/work | In January 2023 the community elected me treasurer of the junta de acción comunal. | DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
belief | On June 9, 2024, at the assembly, I said into the microphone that no child of this vereda would go to the guerrilla and that the junta would not pay the vacuna. | DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
threat/fear/relocation | In December a man called and described the door of the storeroom. | DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
identity | I was born on November 12, 1997 in Tibú, Norte de Santander, Colombia. | DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
motive/threat | On July 14, 2024 alias Pica came to my house with three armed men. He wanted a list of all boys from 14 to 17 years. I told him that I am not a butcher. He answered: "He who is not with us is with the army." | DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
relocation | On October 19, 2024 I left for Bucaramanga, where I slept in the storeroom of a cousin. | DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
work/screening | I was a cook in the battalion at Ocaña. | DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
threat/harm | They let me go on September 1, 2024 and gave me fifteen days to bring the list. | DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
entry | I flew from Bogotá to Fort Lauderdale on March 22, 2025 with a visitor's visa. | DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
harm | I was tied to a tree for two nights. | DECLARATION OF YEISON ANDRÉS QUINTERO OSPINA
# R10 | evaluation
protection | Mr. Quintero Ospina asked on September 4, 2024, through the Municipal Ombudsman of Tibú, for protection measures. | Resolution of January 30, 2025 (translated)
# R10 | answer belief
motive | ELN took it as being with army.
belief/trait | Yeison Andrés Quintero Ospina is a community leader.
belief | Yeison Andrés Quintero Ospina said in meeting on June 9, 2024 that no child from the vereda goes to the guerrilla.
belief | JAC treasurer Vda La Gabarra.
# R10 | answer protection
protection | Fiscalia Cúcuta on October 22, 2024, case No. 540016001
protection | Personeria Tibú on September 4, 2024
protection | UNP denied protection January 30, 2025 "riesgo ordinario".
# R10 | answer motive
motive | Pica: "the one who is not with us is with the army".
# R11 | declaration
protection/corroboration/fear | I saw Commander Nuño's patrol car parked at the entrance with its lights off. | DECLARATION OF RAMIRO CUEVAS TORRES
harm/motive | They asked for the titles of the ejido, not for money. On December 1, 2023 he was found under the bridge of Zirimícuaro. | DECLARATION OF RAMIRO CUEVAS TORRES
threat/relocation | In Morelia a woman whom I did not know came up to me in the market on April 22, 2024, touched my arm and said: "Señora Cuevas, they send greetings from Corú. They say the land is waiting." | DECLARATION OF LETICIA MAGAÑA RUIZ
relocation/event | On April 26, 2024 we took the bus to Tijuana. | DECLARATION OF RAMIRO CUEVAS TORRES
money/trait/work | My father left me six hectares of avocado in the ejido in 2006. | DECLARATION OF RAMIRO CUEVAS TORRES
harm/event | I opened the box on November 23, 2023. | DECLARATION OF LETICIA MAGAÑA RUIZ
harm | On May 2, 2023 two men on a motorcycle shot at my truck near the packing house. | DECLARATION OF RAMIRO CUEVAS TORRES
work | I work for a roofing company in Aurora, Colorado and my wife cleans rooms in a hotel. | DECLARATION OF RAMIRO CUEVAS TORRES
identity | I was born on September 30, 1980 in San Andrés Corú, municipality of Ziracuaretiro, Michoacán. | DECLARATION OF RAMIRO CUEVAS TORRES
identity/status | I am a Mexican citizen. | DECLARATION OF RAMIRO CUEVAS TORRES
corroboration | I was wrong to tell the officer that my brother had been killed. | DECLARATION OF RAMIRO CUEVAS TORRES
trait | We are 112 ejidatarios. | DECLARATION OF RAMIRO CUEVAS TORRES
harm | On November 19, 2023 my nephew Adrián, the son of my sister Carmen, was taken at the exit of the high school in Uruapan, where he worked as a janitor. He was nineteen. | DECLARATION OF RAMIRO CUEVAS TORRES
# R11 | answer proceedings
proceedings/deadline | I-589 filed with the court March 7, 2025.
proceedings | Master hearing on October 3, 2024.
proceedings | Expedited removal May 11, 2024.
# R11 | other
fear/protection | The patient asks that the police not be informed. | DR. SALVADOR PUNZO, GENERAL SURGERY, URUAPAN
health | Cleaned and sutured, eleven stitches. | DR. SALVADOR PUNZO, GENERAL SURGERY, URUAPAN
money/corroboration/trait | Ejido: San Andrés Corú, Ziracuaretiro, Michoacán; Area: 6-04-17 hectares | CERTIFICATE OF AGRARIAN RIGHTS (translated)
health | Gunshot wound of the right thigh, entry and exit, no fracture. | DR. SALVADOR PUNZO, GENERAL SURGERY, URUAPAN
# R11 | answer harm
harm | Ramiro Cuevas Torres’s nephew Adrián Cuevas was killed.
relocation | The family hid in Morelia for seven weeks and was followed there.
harm | Ramiro was shot at and hit in the thigh.
harm | A finger was sent to the house; He was found dead.
# R11 | answer trait
trait | The town calls them "ejidatarios".
# R11 | answer protection
protection | On May 4, 2023 he reported the shooting to the municipal police in Ziracuaretiro. The same evening El Güero read the report to him over the telephone.
# R12 | answer proceedings
proceedings | Pleadings were taken on March 4, 2024.
proceedings | Individual hearing set for February 2, 2027.
# R12 | evaluation
health | Diagnosis: post-traumatic stress disorder, chronic. CAPS-5 severity score 44. | August 21, 2026
harm/corroboration | She told me that the detention lasted three nights. | August 21, 2026
health/harm | She described the beating on the soles of her feet in a flat voice and then left the room. She could not say on which day of the week she was released. | August 21, 2026
corroboration/opinion | I evaluated Ms. Nakato on July 14 and July 28, 2026 for a total of six hours. | August 21, 2026
# R12 | declaration
harm/motive | Their commander, Inspector Okello, asked me how many girls I had recruited. They took me to Kawempe police station. | DECLARATION OF PATIENCE NAKATO SSALI
harm | On the first night two officers beat me on the soles of my feet with a cable. | DECLARATION OF PATIENCE NAKATO SSALI
identity/status | I am a citizen of Uganda and of no other country. | DECLARATION OF PATIENCE NAKATO SSALI
protection | On July 3, 2023 I went to Wandegeya police station with my arm tied. | DECLARATION OF PATIENCE NAKATO SSALI
harm | I was held for four nights. | DECLARATION OF PATIENCE NAKATO SSALI
threat/fear | My landlord brought the page to our door. | DECLARATION OF PATIENCE NAKATO SSALI
harm | A neighbor saw two men put her in a white car. I have not heard from her. | DECLARATION OF PATIENCE NAKATO SSALI
event/harm | On June 20, 2023 Brenda went to buy bread. | DECLARATION OF PATIENCE NAKATO SSALI
family/trait | We lived together in Kawempe from January 2021 as if we were cousins. | DECLARATION OF PATIENCE NAKATO SSALI
harm/motive/threat | On June 11, 2023 a newspaper called Red Mirror printed our photograph on page three under the words "The Recruiters." | DECLARATION OF PATIENCE NAKATO SSALI
harm | On July 2, 2023 my uncle Deogratius came with three men to my mother's house. | DECLARATION OF PATIENCE NAKATO SSALI
work/money | I work as a home health aide and pay rent of $850 for a room in Dorchester. | DECLARATION OF PATIENCE NAKATO SSALI
relocation/event | I hid with a nurse in Jinja until July 29, 2023, when I flew to Sao Paulo. | DECLARATION OF PATIENCE NAKATO SSALI
harm | On the second night I was made to undress in front of the male cell and the officers laughed. | DECLARATION OF PATIENCE NAKATO SSALI
# R12 | answer trait
country/trait | Newspapers publish lists.
trait | Lesbian women in Uganda.
# R12 | medical
health | Bruises on the back and both thighs. | NSAMBYA HOSPITAL, OUTPATIENT RECORD
health | Healing wounds of the soles of both feet, about three weeks old. | NSAMBYA HOSPITAL, OUTPATIENT RECORD
# R12 | answer harm
fear | She fears that this would be done again, because the case file is open and the law of 2023 provides for life imprisonment.
# R12 | letter
fear | On May 9, 2025 two policemen came to my house and asked when Patience would return. They said that her file is not closed. | LETTER OF FLORENCE NAKATO (translated from Luganda)
# R13 | answer harm
harm | Elmer Josué Paz Andino’s father was shot dead in front of the bakery on January 3, 2022.
money/work | He sold the oven & left on January 15, 2024.
harm | Elmer Josué Paz Andino’s brother Nahún was shot in the leg on November 30, 2023.
threat | A threat note came under the door: "Los Paz no viven aqui."
harm | The client was beaten with a baseball bat by three men behind the bakery, lost two teeth, nine stitches. They said his brothers were next.
# R13 | answer motive
motive/threat | El Flaco told the client that all the Paz would pay for what the old man said.
motive/harm | His father Santos testified against a Barrio 18 leader in 2021
# R13 | answer protection
protection | He reported the beating to the police post in Choloma on May 22, 2023. They took the report, number 0451-2023, and nobody came.
# R13 | answer trait
trait/family | Its members are his wife and four children
trait | In the barrio everybody knows them as los Paz de la panadería.
trait | Immediate family members of Santos Paz.
trait | The family is bound by blood.
# R14 | answer harm
harm | His colleague Julián Mairena died in custody in 2022.
harm | Police raided the station and took the transmitter.
harm | He was sentenced to eight years for treason in a closed hearing.
harm | In El Chipote prison he was kept in the dark for 19 days, beaten on the kidneys and told that he would rot. Others of his radio were hung by the arms.
# R14 | declaration
proceedings | The case was dismissed on November 16, 2025. | DECLARATION OF HORACIO BALTODANO RUIZ
harm | On December 13, 2018 about thirty policemen broke down the door of the station. They took the transmitter, the computers and the archive. | DECLARATION OF HORACIO BALTODANO RUIZ
harm | On June 4, 2021 at five in the morning they arrested me at home in front of my mother. She was 81. | DECLARATION OF HORACIO BALTODANO RUIZ
identity | I was born in Estelí, Nicaragua. | DECLARATION OF HORACIO BALTODANO RUIZ
harm | My mother's house was confiscated in the same week. | DECLARATION OF HORACIO BALTODANO RUIZ
belief/work | The station never opened again and I continued from my sister's kitchen over the internet. | DECLARATION OF HORACIO BALTODANO RUIZ
harm/protection | I saw my lawyer for the first time in that room. | DECLARATION OF HORACIO BALTODANO RUIZ
identity | I am 52 years old. | DECLARATION OF HORACIO BALTODANO RUIZ
deadline | In May I found a lawyer and on July 10, 2024 we filed. | DECLARATION OF HORACIO BALTODANO RUIZ
health | I urinated blood for a week. | DECLARATION OF HORACIO BALTODANO RUIZ
motive/harm | The man who questioned me played my programs and asked who paid me to insult the president. | DECLARATION OF HORACIO BALTODANO RUIZ
# R14 | answer belief
belief | He is a member of no party.
belief | In the protests of 2018 he broadcast the names of the dead.
# R14 | answer deadline
deadline/health | He had severe depression after that and was hospitalized from March 1 to March 29, 2024.
entry/deadline | He entered on a visitor visa on May 2, 2023.
# R14 | other
harm | Their goods are confiscated to the benefit of the state. | LA GACETA, OFFICIAL GAZETTE, February 15, 2024 (translated)
harm/status/motive | The following persons are declared traitors to the homeland and lose their nationality. They are fugitives from justice. | LA GACETA, OFFICIAL GAZETTE, February 15, 2024 (translated)
# R14 | answer proceedings
deadline/proceedings | I-589 filed with USCIS on July 10, 2024.
proceedings | Notice to Appear November 19, 2025.
# R14 | answer protection
protection/harm | The police themselves arrested him
# R14 | medical
harm/health | The patient reports imprisonment in Nicaragua from June 2021 to February 2023. | DISCHARGE SUMMARY
health | At discharge the patient was able to concentrate for short periods only. | DISCHARGE SUMMARY
# R15 | answer trait
trait | Ethnicity is fixed.
trait | Married Q'eqchi' women in Guatemala.
trait | Marriage in the community cannot be ended by the woman.
trait/country | Guatemalan statistics and the Ministry of Health count Q'eqchi' women apart.
# R15 | answer harm
protection | Police in Cobán saw the burns and sent her home with him.
harm/relocation | had the head held under water on February 7, 2021 until she lost consciousness. In 2020 she fled to her sister in Petén and his brothers brought her back after three weeks.
harm | Yesenia Chub Caal suffered beatings almost every week, was burned with an iron on the back in October 2019,
harm | Her husband Abner burned her with an iron and held her head under water.
# R15 | answer proceedings
proceedings/deadline | I-589 filed on January 19, 2022.
proceedings | Asylum, withholding and CAT denied.
proceedings | Hearing on May 12, 2026.
proceedings | Notice to Appear April 2, 2021.
proceedings | Appeal filed on August 31, 2026.
# R15 | answer motive
motive/threat | He said that a Q'eqchi' wife is bought and does not speak, and that he would burn the ideas out of her.
# R15 | answer belief
motive/belief | She told Abner and his brothers many times that a woman is nobody’s property and taught girls to read. He beat her for "ideas of the ladinas".
# R15 | answer protection
protection | She went to the police in Cobán in October 2019 with the burns. They asked whether she had obeyed him and called him to fetch her.
# R16 | answer belief
belief | Lihua Zhang meditates every morning with three other women in Dalian.
belief | Lihua Zhang has practiced Falun Gong since 2019, learned from her aunt.
belief | She put leaflets about organ harvesting in mailboxes in 2023.
# R16 | answer harm
harm/work | Lihua Zhang was fired from job at the bank in June 2024.
harm | Police took her from the apartment, slapped her, deprived her of sleep for three days, shocked her with an electric baton, made her sign a guarantee not to practice.
harm | Her aunt was sentenced to four years in 2024.
# R16 | answer protection
protection/harm | It was the police.
# R16 | answer motive
motive | Police said Falun Gong is an evil cult and against the Party.
# R17 | declaration
harm | On October 30, 2021 about twenty shots were fired at my house. | DECLARATION OF JEAN-ROBERT CASIMIR
work/trait/presence | I served in the Haitian National Police from 2009 to February 2022, after I had been removed from the United States the first time I went back to the same station in 2019 on leave terms. | DECLARATION OF JEAN-ROBERT CASIMIR
harm/motive | I was held for six days in a house in Canaan. They cut my face with a machete and said that every witness would see my face. | DECLARATION OF JEAN-ROBERT CASIMIR
protection/harm | I knew two of them, Agent Pierre-Louis and Agent Saintil, because they worked at my station. They handed me to the gang at the crossroads. | DECLARATION OF JEAN-ROBERT CASIMIR
motive/threat | A man called me afterwards and said, "That one was for the radio." | DECLARATION OF JEAN-ROBERT CASIMIR
motive/threat | He said: "You wanted to be a hero. Now be quiet." | DECLARATION OF JEAN-ROBERT CASIMIR
protection | No report was written. | DECLARATION OF JEAN-ROBERT CASIMIR
money/harm | My family paid $8,000. | DECLARATION OF JEAN-ROBERT CASIMIR
harm | On March 11, 2024 my brother Wesner was shot at a bus stop. | DECLARATION OF JEAN-ROBERT CASIMIR
harm | On February 4, 2022 I was taken from my car by six men. | DECLARATION OF JEAN-ROBERT CASIMIR
entry/presence | I left Haiti on April 2, 2022 and entered the United States on January 15, 2026 near Otay Mesa after three years in Mexico. | DECLARATION OF JEAN-ROBERT CASIMIR
threat/protection/belief | On September 22, 2021 I testified in court against Ti-Blan, the second in command of the gang. He looked at me and drew his finger over his throat. | DECLARATION OF JEAN-ROBERT CASIMIR
corroboration/event | I saw the place the next morning. | DECLARATION OF JEAN-ROBERT CASIMIR
# R17 | answer trait
trait | The list of witnesses is public.
trait | The radio names them "chalè".
trait | Former officers of the Haitian National Police who testified against gangs.
trait | Past service cannot be undone.
# R17 | answer harm
protection | Officers of his own station told the gang where he lived.
fear | He fears that he would be handed over at the airport or at a roadblock.
belief/motive | He testified against its second in command.
harm | Two colleagues were burned alive on July 16, 2021.
harm | The 400 Mawozo gang burned two of his colleagues alive in 2021.
# R17 | other
belief/corroboration/protection | The witness Casimir Jean-Robert, agent of the Haitian National Police, identified the accused as the man who gave the order at the barricade of July 16, 2021. | Record of the hearing of September 22, 2021 (translated)
# R17 | answer protection
protection | He reported the shooting to his own commander on October 31, 2021, who told him to be quiet.
# R17 | answer proceedings
proceedings | Referred for withholding-only proceedings April 3, 2026.
proceedings | Reinstated on March 11, 2026.
# R18 | letter
harm/health | I lost the right hand.
relocation/money | I do not blame the professor. He paid my bus to the border with the last of his salary.
threat | There were other calls, I counted fourteen until March.
identity/corroboration | I, Mackenson Philogène, formerly technician of Radio Tèt Ansanm, now living in Santiago de Chile, state the following.
# R18 | declaration
belief/work | In January 2021 the director of Radio Tèt Ansanm gave me one hour on Saturdays. | The radio
family/work | My father planted rice. | My life before
belief | The week after, on the same radio, I said that what I had read was written with a hot machete, and I said the name of the deputy again. | The three days
family/fear | I buried him with the coffin closed and I did not go to the cemetery. | My brother
harm | On August 24 they put me by the road. | The three days
event/harm | On August 21, 2023, I was coming from school on a motorcycle taxi. | The three days
identity | I was born in Liancourt, in the Artibonite, on February 11, 1985. | My life before
deadline/proceedings | I withdrew it when the appointment came on the telephone. | The way
harm | Q. Were you ever harmed? A. They took me two days. | RECORD OF SWORN STATEMENT (Form I-867A/B excerpt)
presence/work | Q. Have you been in any other country? A. Mexico seven months, I worked. | RECORD OF SWORN STATEMENT (Form I-867A/B excerpt)
money/harm | My wife sold our motorcycle and the land at Lacroix and borrowed from the church. She paid 4,000 U.S. dollars. | The three days
harm | On the night of April 9, 2023, the station was set on fire. | The fire
belief | I said that Luckson Elan's men did not find their rifles in the rice. | The radio
harm/motive | They tied me to a mango tree. They heated a machete in a charcoal stove. They put it on my back, and later on my left arm, each time that I gave an answer about who paid me. | The three days
event/presence | With the money of my cousin Fritz in Orlando I flew to Nicaragua on April 29, 2024 and reached Mexico City in May. | The way
# R18 | answer protection
protection | September 2023 to the prosecutor in Saint-Marc, who advised him to leave and gave no paper.
# R18 | answer harm
harm | Wilner Jean-Baptiste was kidnapped three days.
harm/protection | Gran Grif took him to their base in Savien for three days and burned him with a heated machete. The police commissioner of Verrettes told the gang where he slept.
harm | Wilner Jean-Baptiste was burned with a machete on the back and left forearm.
country/fear | Whoever is deported is held at the DCPJ first and gangs are told who arrives.
# R18 | answer proceedings
proceedings/deadline | I-589 lodged at the window October 30, 2025.
# R18 | answer belief
belief | Program "Lekòl Peyi a" on Radio Tèt Ansanm, Liancourt: armed groups are kept by politicians, and he named Deputy Prophane Célestin as the one who gave Gran Grif its first guns.
# R19 | declaration
health | I have pain every month and I cannot sit long. | AFFIDAVIT OF FATOUMATTA CEESAY
health/harm | I bled for two days. | AFFIDAVIT OF FATOUMATTA CEESAY
deadline | I found Ms. Oyelaran at the clinic of the hospital in June. She filed in July. | AFFIDAVIT OF FATOUMATTA CEESAY
entry/school | I got the visa to study because the nuns wrote for me. | AFFIDAVIT OF FATOUMATTA CEESAY
harm/health | The midwife had to cut me again. | AFFIDAVIT OF FATOUMATTA CEESAY
belief | In 2019 I began to go with the women of GAMCOTRAP. | AFFIDAVIT OF FATOUMATTA CEESAY
harm | When I was seven, in the rainy season of 1997, my aunt took me and my sister Kaddy and nine other girls to the bush. | AFFIDAVIT OF FATOUMATTA CEESAY
school/health | I stopped going to my classes. | AFFIDAVIT OF FATOUMATTA CEESAY
protection | On February 10 I went to the police in Basse with my arm in a cloth. | AFFIDAVIT OF FATOUMATTA CEESAY
harm/fear | On April 4, 2025 Sirra cut Binta, my husband's niece, who was six. She telephoned me on April 6 and put Binta on the telephone. | AFFIDAVIT OF FATOUMATTA CEESAY
protection | The officer, Sub-Inspector Manneh, put down his pen. He telephoned the alkalo. | AFFIDAVIT OF FATOUMATTA CEESAY
work/family | My father kept a shop for cloth. | AFFIDAVIT OF FATOUMATTA CEESAY
country/protection | In August 2023 three women had been convicted, and an imam paid their fines on the same day. | AFFIDAVIT OF FATOUMATTA CEESAY
# R19 | medical
health | Isatou Jallow, age 7, was examined on the same day: genitalia intact. | Refugee Women's Health Clinic
other | Priya Raman, M.D., M.P.H. | Refugee Women's Health Clinic
harm/health | Patient reports cutting at age seven with closure, opening on the wedding night in 2016, and further cutting at delivery in 2017. | History
# R19 | letter
fear/threat | In August 2020 my brother-in-law Lamin and his mother came to my door with a hired car. | Banjul, August 2, 2026
family/work/corroboration | I, Awa Ceesay, nurse at the Edward Francis Small Hospital, write for my younger sister Fatoumatta. | Banjul, August 2, 2026
other | I do not need anybody to tell me what it is. | Banjul, August 2, 2026
fear/threat | She said that the child was late. | Banjul, August 2, 2026
school/deadline | She was advised of a reduced course load and did not return the form. | July 14, 2025
# R19 | answer proceedings
proceedings | No Notice to Appear.
# R19 | answer trait
trait | Gambian Mandinka women and girls who oppose female genital cutting.
# R19 | answer protection
protection | February 10, 2020 at the police of Basse: the officer wrote nothing and called the alkalo (village head), who fined her two goats for taking a family matter out.
# R19 | answer harm
harm | Opened with a blade by mother-in-law on wedding night December 2016. On February 8, 2020 three elders beat her with a pestle in the compound, arm broken, because she spoke.
# R19 | answer deadline
deadline/fear | Bill to repeal the ban on FGM tabled in March 2024 and, what decided it, her mother-in-law took the cousin Binta (6) to be cut on April 4, 2025 and telephoned that Isatou is next.
# R20 | answer harm
harm | Wendy saw it; He threw her against the wall in 2019 (she was 5, arm broken).
protection | The station chief sent her back to him twice.
# R20 | declaration
harm | In August 2017 after a christening he forced me. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
protection | The agents who were to bring it to him said, "He is a colleague, señora, settle it at home." | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
deadline/money | Mr. Rolando took $2,300 and said that everything was sent. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
protection | The next morning I walked to the station in San Ildefonso. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
harm/event | I was there until the night of May 5. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
motive/threat | He said, "Here I am the law, and you are my india." | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
family/trait | My mother said that a man with wages was better than none. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
school/family | Wendy is in seventh grade and wants to be a nurse. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
relocation/work | In September 2019 I went to Guatemala City, zone 18, and cleaned houses. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
identity/school | Mam is my first language; I learned Spanish at school. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
relocation/harm/protection | He brought us back in a patrol car with the lights on. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
school | I went to school for five years. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
work | I clean offices at night. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
relocation/harm | The third time I left was July 2021. | DECLARATION OF MARTA LUCÍA RAMÍREZ DOMINGO
# R20 | answer presence
presence/status | No status, did not apply.
# R20 | answer proceedings
proceedings | Notice to Appear December 2, 2021, served by mail.
proceedings/deadline | I-589 June 24, 2024.
# R20 | answer belief
belief/motive | That a woman does not belong to a man. She said so to Byron and in the complaint to the prosecutor; He told her "here I am the law".
# R20 | answer protection
protection | Complaint at Ministerio Público Huehuetenango January 8, 2020, protective order for six months (juzgado de Paz).
# R20 | medical
health | Social work informed. | Gynecology and obstetrics
health | Diagnosis: Incomplete abortion of 12 weeks. | Gynecology and obstetrics
# R20 | evaluation
health | PCL-5: 66 (February 2024), 41 (August 2026). | Findings
# R20 | court
protection | Note of the process server, February 3, 2020: Not carried out. | January 8, 2020
# R20 | answer trait
trait | Guatemalan women unable to leave a domestic relationship
# R21 | answer deadline
deadline/school/status | Mahmoud Tarek El-Shazly has been here as a holder of F-1 student status since August 15, 2022 (Ohio State, MS in civil engineering), graduated on May 10, 2025, OPT until June 30, 2026.
# R21 | declaration
harm/country | The man whom he baptized appeared on television and said that he had been paid. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
belief/work | In the laboratory I worked beside Caleb Yoder, a Mennonite. He did not speak of God. He brought soup when I had the flu in January 2023. I asked him why, and he said that he would tell me if I asked again. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
threat/family | On February 5 he wrote, "Father says he had two sons and one is dead. I say you are not dead yet." | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
belief | On Easter, April 20, 2025, I was baptized in the Olentangy river with six others. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
family/work | My father was a brigadier in the army and retired in 2018. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
corroboration/fear | I have told this to nobody before. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
corroboration | I have kept all of it. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
fear/corroboration | My mother made a photograph and sent it from Yasmin's number. It says that I am to appear for questioning in case 2207 of 2026, State Security. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
belief | We prayed at home. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
other | For nine months it was not. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
belief/ties | On Thursdays I teach the children's class with Mrs. Hollander. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
fear/belief | In January 2026 somebody put the whole film on YouTube for the tenth anniversary of the church. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
entry | I came to Columbus on August 15, 2022 on a student visa. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
family | My brother Hossam is six years older than I am. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
belief | From September 2024 I took the class for seekers, fourteen evenings, with Pastor Ruth Hollander. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
belief/character | On Sundays I set up the chairs. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
fear/harm | On March 18, 2026 two men of National Security brought a summons to the house in Tanta. | DECLARATION OF MAHMOUD TAREK EL-SHAZLY
# R21 | letter
character/belief | He is not an easy student: he argued with me for three weeks about the Trinity. | September 28, 2026
belief/work | I have baptized some four hundred people, eleven of them from Muslim families. | September 28, 2026
opinion/corroboration | I do not refuse this one. | September 28, 2026
belief | He missed one of fourteen evenings. | September 28, 2026
# R21 | court
harm/threat/proceedings | To: MAHMOUD TAREK MOHAMED EL-SHAZLY, born 4/11/2000, Tanta You are to appear at the Tanta office on 25 March 2026, 10:00, for questioning in case no. 2207 of 2026, Supreme State Security.
corroboration | Received by: the mother of the above. 18 March 2026.
# R21 | answer belief
belief | Mahmoud Tarek El-Shazly was born a Sunni Muslim and converted to Christianity (Evangelical).
# R21 | answer motive
motive | Leaving Islam is for them the end of the family honor.
# R22 | declaration
harm/fear | A white Scorpio car came. | DECLARATION OF GURPREET SINGH DHALIWAL
harm | On August 15, 2024 the police came for my father. They slapped him in the yard and threw his turban on the ground. He is 61. | DECLARATION OF GURPREET SINGH DHALIWAL
fear | That the police have come to his father's house four times since, the last on 2.8.2026, and have asked me also where he is. | AFFIDAVIT
corroboration | The record of the interview gives the interpreter as “LanguageLine, Hindi, no. 4471”. | RECORD OF SWORN STATEMENT
health | I was in Civil Hospital Moga for four days. | DECLARATION OF GURPREET SINGH DHALIWAL
harm/threat | I heard Sharma say, "This is the last time with words." They threw me in the canal, which had little water. | DECLARATION OF GURPREET SINGH DHALIWAL
school | I finished twelfth grade in 2015. | DECLARATION OF GURPREET SINGH DHALIWAL
protection | On October 19 I went with my father to the Moga Sadar police station. | DECLARATION OF GURPREET SINGH DHALIWAL
fear/harm | Q. Why did you leave your home country? A. I am afraid of the police and the BJP. They beat me. | RECORD OF SWORN STATEMENT
belief | On October 18, 2023, about 9 pm, I was putting up posters at the bus stand of Daudhar with Harjit Singh. | DECLARATION OF GURPREET SINGH DHALIWAL
event/health | A shepherd found me. | DECLARATION OF GURPREET SINGH DHALIWAL
protection | That on 14.04.2024 I went with forty persons of the village to Police Station Moga Sadar. | AFFIDAVIT
fear | In May 2025 the police read my name to my father from a list. | DECLARATION OF GURPREET SINGH DHALIWAL
motive/threat | I knew one, Rakesh Sharma, who is the BJP man in our block. He said, "Leave Mann, come to Modi, and sell our packets, you boys know everybody." | DECLARATION OF GURPREET SINGH DHALIWAL
relocation | My aunt told them that I had gone. The same night I went to Lucknow, to a truck owner, and slept in trucks. | DECLARATION OF GURPREET SINGH DHALIWAL
work | We farm nine acres of wheat and rice. | DECLARATION OF GURPREET SINGH DHALIWAL
harm | Harjit Singh left home on November 3, 2024 and has not come back. His motorcycle was found at the canal. | DECLARATION OF GURPREET SINGH DHALIWAL
harm | On April 11, 2024 at 5 in the morning the police came to our house. | DECLARATION OF GURPREET SINGH DHALIWAL
belief | I joined the Shiromani Akali Dal (Amritsar) on March 3, 2022, because it says what my grandmother did not dare to say. | DECLARATION OF GURPREET SINGH DHALIWAL
# R22 | answer proceedings
proceedings | I-589 filed on April 30, 2025.
entry/proceedings | Entered near Jacumba September 22, 2024, Notice to Appear September 23, 2024 (212(a)(6)(A)(i)).
# R22 | answer harm
harm | Fellow party member Harjit Singh missing since 2024.
# R22 | answer presence
presence/entry | Transit: Dubai two days, Brazil (Sao Paulo) four days, then Bolivia, Peru, Ecuador, Colombia, Panama, Mexico
# R22 | letter
health | He could not walk without help until 25.4.2024. | Dr. Sukhdev Gill, M.B.B.S., Reg. 21877
health | Certified that Gurpreet Singh, 27 years, was under my treatment from 14.4.2024 to 30.4.2024. | Dr. Sukhdev Gill, M.B.B.S., Reg. 21877
# R22 | answer belief
belief | Gurpreet Singh Dhaliwal wants Khalistan by peaceful means.
# R23 | declaration
trait/family | My mother was born in the tent of the family of Ould Deddah and she belonged to them, as her mother did. She milked and pounded the millet and she was never paid. | AFFIDAVIT OF BILAL OULD MBARECK
relocation/event | In 2006 my uncle, who had gone to Nouakchott, came with a man of an organization and took my mother and me away. | AFFIDAVIT OF BILAL OULD MBARECK
relocation | I slept in a garage. | AFFIDAVIT OF BILAL OULD MBARECK
harm/trait | I slept with the goats. | AFFIDAVIT OF BILAL OULD MBARECK
school | I learned to read at nineteen, in the evenings, with a teacher of the IRA. | AFFIDAVIT OF BILAL OULD MBARECK
entry/event | I flew from Nouakchott on June 20, 2024. | AFFIDAVIT OF BILAL OULD MBARECK
harm | Nobody untied me until they had left. | AFFIDAVIT OF BILAL OULD MBARECK
harm/fear | On June 3, 2024, before the election, gendarmes came to Kaedi with a paper and with Sidi Ould Deddah in their car. | AFFIDAVIT OF BILAL OULD MBARECK
other/corroboration | I am ashamed of it and I tell it. | AFFIDAVIT OF BILAL OULD MBARECK
money | I send money to my wife and for a lawyer for Yarba. | AFFIDAVIT OF BILAL OULD MBARECK
harm | I was there six days. | AFFIDAVIT OF BILAL OULD MBARECK
protection | One week after that Ahmed had a copy of my complaint and he read it aloud at the mosque. | AFFIDAVIT OF BILAL OULD MBARECK
harm | Yarba is in the prison of Aleg. He has seen no judge. He was told he may go when I come. | AFFIDAVIT OF BILAL OULD MBARECK
belief | In 2017 I became a member, and from 2020 I was the secretary of the section of Boghe. | AFFIDAVIT OF BILAL OULD MBARECK
character/belief | I am teaching reading to eleven men on Sundays. | AFFIDAVIT OF BILAL OULD MBARECK
harm | Four days later three sons of Ahmed Ould Deddah found me at the ferry. They tied me to the post where the boats are tied and whipped me with the same kind of cord, in front of people who bought fish. | AFFIDAVIT OF BILAL OULD MBARECK
corroboration | I swear that this is true. | AFFIDAVIT OF BILAL OULD MBARECK
# R23 | answer harm
harm | Bilal Ould Mbareck’s cousin Salka was beaten by mistress
harm | Whipped by sons in October 2022.
harm | Bilal Ould Mbareck was arrested at protest on February 11, 2023, six days, hung on bar, electric.
health | Scars both wrists.
# R23 | answer protection
protection | Complaint to prosecutor Aleg in November 2022, he said it is domestic work and sent file to the family.
# R23 | other
corroboration | Translated by M. Keita, certified translator, Columbus, Ohio, October 2, 2026. | Honor - Fraternity - Justice
belief/harm | The named person declares: "I belong to the organization IRA. I regret to have insulted honorable families. I promise not to take part in any gathering." | Honor - Fraternity - Justice
# R23 | evaluation
health | Across the back there are nine linear scars, up to 21 centimeters long, which cross. They are typical of whipping. | MEDICAL EVALUATION
corroboration | Interpreter: by telephone, Hassaniya. | MEDICAL EVALUATION
# R24 | declaration
event/relocation | On January 15 I took my family to Dushanbe by night and on January 17 we flew to Istanbul. | DECLARATION OF SHODMON MIRZOEV
motive/harm | The guards called us "the Badakhshanis," and we were given the beds at the door. | DECLARATION OF SHODMON MIRZOEV
harm | The trial was in the detention center. It took two days and was closed. | DECLARATION OF SHODMON MIRZOEV
entry | An officer let us in because of the children, and they kept us for three days. | DECLARATION OF SHODMON MIRZOEV
family/work | My wife Gulchehra is a nurse. | DECLARATION OF SHODMON MIRZOEV
belief | I was on the square for all four days. | DECLARATION OF SHODMON MIRZOEV
belief | I said it on camera. It was not my wife. | DECLARATION OF SHODMON MIRZOEV
health | I lost two toes of the left foot. | DECLARATION OF SHODMON MIRZOEV
character/money | I pay taxes since 2025. | DECLARATION OF SHODMON MIRZOEV
work | From 2009 to 2016 I worked in Moscow on building sites. | DECLARATION OF SHODMON MIRZOEV
harm | I was called on February 9, 2022 and asked for six hours who paid us. | DECLARATION OF SHODMON MIRZOEV
# R24 | court
harm | to six years of deprivation of liberty in a colony of strict regime. | August 30, 2022
other/proceedings | City of Dushanbe, sitting in the investigative detention center of Khorog. | JUDGMENT
harm | The court sentences Mirzoev Sh. | August 30, 2022
# R24 | other
country/harm | Of 97 former detainees whom we interviewed outside the country, 81 described electric shocks, and 58 of these named the building of the GKNB in Khorog. | After the square
country | We know of 312 persons who were convicted in connection with the events. | After the square
country/relocation | In Dushanbe some thousands of Pamiris live and work, most of them without difficulty as long as they have no file. | After the square
# R24 | answer motive
motive | He spoke for the crowd in Khorog in November 2021, and he is a Pamiri and an Ismaili.
# R24 | answer belief
belief | Ismaili Shia Muslim
belief | He marched after the killing of a young man by the police in November 2021 and carried the demands of the crowd to the officials.
# R24 | answer harm
harm | He was arrested at his shop, tortured for five days, sentenced to six years, held at Vahdat and released under an amnesty.
harm | Afterwards he was made to report each week and to inform on others.
harm | In the colony at Vahdat he was kept in a punishment cell for nineteen days in winter.
harm | His brother Alisher was shot dead on May 18, 2022 at Vamar. His nephew was expelled from the university.
# R24 | letter
country/work | Of the nineteen clients whom I defended after May 2022 all were convicted. | To whom it may concern
work/relation | I defended Shodmon Mirzoev. | To whom it may concern
# R25 | letter
threat/fear | On the last day Emmanuel was at the church. He did not speak. He drew his finger over his collar where my scar is. | PERSONAL STATEMENT
harm | I heard Kofi's voice. He said: "The cleaning was not finished." They had battery water in a bottle. It went on my neck and shoulder. | PERSONAL STATEMENT
protection | I never made a complaint, who would I complain to. | PERSONAL STATEMENT
harm | Samuel pulled me and he fell. | PERSONAL STATEMENT
threat/money | In February 2022 the landlord's son Nii showed me the video on his phone. He wanted 300 cedis every week. | PERSONAL STATEMENT
deadline | In June I saw the lawyer and on August 22, 2025 the application was filed. | PERSONAL STATEMENT
entry/status | I had a visa from a course in Atlanta, from 2022, for electricians of hotels. | PERSONAL STATEMENT
harm/trait | The video was on WhatsApp before I was out. | PERSONAL STATEMENT
identity | I was born on October 8, 1994 in Kumasi. | PERSONAL STATEMENT
harm | They beat us with cables and with the flat of a cutlass, and a woman threw pepper water. | PERSONAL STATEMENT
belief/ties | I go to a group on Thursdays in Newark and I repaired the lights in the church where it meets. | PERSONAL STATEMENT
family/entry | In the form for the visa in 2022 I wrote that I am married, and it was true on paper. | PERSONAL STATEMENT
family | We had no children. In 2020 she went back to her mother. I never told her why, but her brother Emmanuel guessed it. | PERSONAL STATEMENT
relocation | I went to Accra in August 2021, to Madina, and Samuel came in October. | PERSONAL STATEMENT
presence/entry | I had used it once for two weeks in November 2022 and gone home to Samuel. | PERSONAL STATEMENT
relocation | We rented two rooms from a Mr. Tetteh and said we were cousins. It was good for some months. | PERSONAL STATEMENT
# R25 | answer harm
harm | Accra: blackmailed by landlord son, evicted.
harm | September 2023 attacked with acid (battery water), Samuel dead.
# R25 | answer deadline
deadline/health | Depressed/PTSD, hospitalized Jersey City in February 2025 (pills), could not talk about it to anyone because living with uncle (elder in Pentecost church).
# R25 | evaluation
health | Mr. Asiedu was admitted after an overdose of digoxin. | PSYCHOLOGICAL EVALUATION
corroboration | Sources: interviews of five hours in all, PCL-5 (61), PHQ-9 (21), discharge summary of Christ Hospital, Jersey City, February 11-22, 2025. | PSYCHOLOGICAL EVALUATION
health | He reports no symptom before 2021 apart from sadness as a youth. | PSYCHOLOGICAL EVALUATION
health | On the left side of the neck and the left shoulder there is a scar of irregular shape, about 14 by 6 centimeters. | PSYCHOLOGICAL EVALUATION
# R25 | other
fear | [7/3/2026, 20:14] Akosua: Brother greetings. Kofi Tall passed my kiosk
fear/threat | [7/3/2026, 20:15] Akosua: he asked when is your sister coming home. he still has that video, he showed it to the girls
country/protection | In 102 cases the victim went to the police; in 64 of these it was the victim who was detained.
# R26 | declaration
harm | Two men in black with the badge of Saraya al-Wilaya asked me to come for a question about a stolen bracelet. They put me in a white pickup. | March 2019
deadline | I believed that we were in the case of my mother at UNHCR and that America would call us. | The United States
protection | The judge said that a camera does not hear. | April 2023
harm | Sinan said that I was in Basra. They shot him three times. | April 2023
event/work | On March 3, 2019 I closed the shop at about seven in the evening. | March 2019
entry | I said at the consulate in Baghdad that I would go back after the wedding. | The United States
work/relocation | We opened again, Sinan and I, in another street, without a sign. | April 2023
belief/harm | I did not say the words. | March 2019
entry/intention | When I said it I believed it, half. | The United States
fear/relocation | I did not go out until they had left. | April 2023
family/status | My mother stayed and is still waiting in Amman for a country. | Jordan
deadline/proceedings | I filed on March 5, 2025. | The United States
deadline | In December I went to the agency for refugees in El Cajon and they sent me to the attorney. She asked for the judgment and the death certificate and they came in February. | The United States
threat | In February 2023 an envelope was under the door with a bullet and a page: "The unclean have thirty days." | April 2023
belief/ties | We are now with the community in San Diego. Here there is a river, and Yousif was baptized on May 24, 2026. | The United States
protection | Because a camera of the pharmacy showed the plate of the car, Haidar Jabbar, who is Abu Zahra, was arrested in May 2023. The court in Amarah gave him five years for possession of a weapon. | April 2023
protection | On March 14 Sinan and I went to the police in Amarah. | March 2019
trait/harm/belief | Yousif was told at school that he is najis and may not drink from the cup. | The United States
# R26 | letter
health | He did not want to be married couples' guest or to come among people, because of the smell, he said, which only he smelled. | September 30, 2026
country/belief | In my youth we were 70,000 in Iraq. | September 30, 2026
family/corroboration | I telephoned with Salwan in March 2019 two days after they let him go. | September 30, 2026
corroboration | I know it, because it would have come through me. | September 30, 2026
corroboration | The paper in which the reconciliation is written was signed by a man of another name. | September 30, 2026
# R26 | answer deadline
deadline | Status until February 18, 2024, thought the UNHCR case of his mother covers him.
# R26 | answer presence
presence | Jordan, October 2014, May 2015, tourist and UNHCR registration (asylum seeker certificate), no work, went back when father was ill.
# R26 | answer harm
harm | April 9, 2023 shop in Amarah attacked, brother Sinan killed.
# R27 | letter
harm/motive | In the office of the SCRIC they put my hand in a drawer and closed it with the knee. They asked each day for Kossi: where he is, who sends him the money, does he still make the shirts. | To the judge
motive/threat | A chief, not young, said: "He took the pardon for a holiday. The pardon was for those who bowed." | To the judge
# R27 | other
harm | Released on 29 October 2017 at 22.00 hours. | PROCÈS-VERBAL No. 0417/2017, extract
health | Limitation of abduction of both shoulders. | MEDICAL CERTIFICATE
country/harm | Sixty-eight described beating of the soles of the feet and 31 suspension.
country | Five were not disturbed.
belief | The person states that he is treasurer of the section of the PNP in Bè. | PROCÈS-VERBAL No. 0417/2017, extract
country/fear | Twelve of them had been summoned again by the SCRIC within a year, and five were detained.
# R27 | declaration
money/work | We made about nine hundred in three weeks. | DECLARATION OF KOSSI AGBEKO DOSSOU
relocation | In 2021 I went for two months to Aného to my mother, to live quietly. | DECLARATION OF KOSSI AGBEKO DOSSOU
harm/motive | An adjudant whom they called Tchalla held one of my shirts in his hand. He said: "You are the one who dresses the rebellion." They pushed me in a car with my face on the floor. | DECLARATION OF KOSSI AGBEKO DOSSOU
protection | I never heard anything after it. | DECLARATION OF KOSSI AGBEKO DOSSOU
health/harm | When he came out he could not close his right hand. | DECLARATION OF KOSSI AGBEKO DOSSOU
protection | In November I went with a lawyer of the party to the national human rights commission, the CNDH, and I made a complaint. | DECLARATION OF KOSSI AGBEKO DOSSOU
belief/work | I still sewed shirts. | DECLARATION OF KOSSI AGBEKO DOSSOU
harm | My friend Messan Koudjo, who was in front of me, was hit in the neck and died on the ground. He was seventeen years younger than me; he was one of my apprentices. | DECLARATION OF KOSSI AGBEKO DOSSOU
harm | Two days after, on 20 October 2017, before morning, men came over the wall of my house. | DECLARATION OF KOSSI AGBEKO DOSSOU
threat | Tchalla said: "Next time you sew, sew your own shroud." | DECLARATION OF KOSSI AGBEKO DOSSOU
family | My wife did not like it and in 2019 she took our daughter to her mother in Kpalimé; we are divorced. | DECLARATION OF KOSSI AGBEKO DOSSOU
# R27 | answer harm
harm | Kossi Agbeko Dossou was arrested after march.
harm | Kossi Agbeko Dossou was beaten on feet.
harm/motive | Gendarmerie Lomé in October 2017: falaka, hung by wrists, nine days. They did it for names of organizers.
# R27 | answer deadline
deadline | Clinic appointment 3/9/2024, filed on November 27, 2024.
deadline/fear | August 19, 2024 brother arrested and convocation with his name came, learned on August 20, 2024.
deadline/status | Status until 4/5/2023.
# R27 | answer belief
belief | PNP member since 2014, made the red shirts for marches, section treasurer Bè.
# R28 | other
country/harm | In June 2021 no white clothes on the street. | The gang
entry | To US July 19, 2025 w/ visa (niece in Newark).
protection | a woman officer there was kind, said she believed her, and that they have four investigators for the whole state. | Police
harm/fear | Video went around on WhatsApp;
relocation/country | Leaders who moved and opened a house again were found in 14 of 29 cases. | Religion under the Rifle
country/relocation | The TCP is present in the capital of Bahia since 2024 through an alliance. | Religion under the Rifle
other/protection | The communicant may present new elements. | Notice
work | Cook in a school until 2018 (pension).
country | In 198 of them the attackers were armed men of the local drug trade. | Religion under the Rifle
belief/harm | Arrested in BR 1989 at a strike of school cooks, let go same day.
threat | In March 2021 two boys with rifles came, polite, told her no drums after 6 pm. | The gang
harm/country | Star of David painted at the entrances. | The gang
harm/motive | Client: "He put the pistol here (points to temple) and said: Break it, in the name of Jesus, you demon's cook."
event | Sept. 18, 2022 (Sunday).
country/protection | In two there was a conviction. | Religion under the Rifle
protection/event | She had given the name. | Police
protection/fear | She had told nobody on the hill of the paper. | Police
country | Between 2019 and 2025 we registered 412 attacks on houses of Candomblé and Umbanda in the state of Rio de Janeiro. | Religion under the Rifle
country/protection | In 11 a person was charged. | Religion under the Rifle
# R28 | medical
health/harm | Reported mechanism: aggression with iron bar. | Discharge summary
health | Admission 18/09/2022 21:50. Discharge 22/09/2022. | Discharge summary
# R28 | declaration
protection | I went with her to the Decradi. They wrote for two hours. She told them the name Wellington Nunes and the nickname, and I heard it.
belief/country | In 2020 we had 340 houses in Nova Iguaçu and Duque de Caxias.
# R28 | answer motive
motive | They said that there is one owner of this hill and that is Jesus, and that no demon would be served there.
# R28 | answer presence
presence | Portugal, May 2023 to July 2025.
presence/status | Temporary residence permit as a cleaner, valid two years, expired on June 30, 2025.
# R29 | declaration
trait/harm/relocation | I went once to Santiago with my father to see a doctor. They took us down from the bus two times. | Is there another part of the country where you could live?
deadline/status | My aunt said the paper of the court was enough. | Why did you not ask for asylum before 2025?
harm/motive | I have the lines on my back. He said, "Haitian, you eat what the owner says." | Tell me about the guards.
money | I paid forty dollars. | Have you been arrested?
event/relocation | I lived in the Corolla until October. | Why did you not ask for asylum before 2025?
harm | We had a piece each, yes, everybody eats a piece. One of them tied my hand to the saddle and hit me with the flat of the machete and then with a whip. | Tell me about the guards.
other | Q = counsel, A = Mr. Pierre Jean. | SWORN STATEMENT
event | I told them that I was fifteen. | Where did they take you?
school/trait/status | I could not make the examination of eighth grade without the acta. | What did it do to your life?
record | In 2024 the police gave me a paper for sleeping in a park. | Have you been arrested?
entry | Q: When did you come to the United States? A: August 30, 2022, by Nogales. | SWORN STATEMENT
identity | My mother had me in the house. | Where were you born?
harm | The truck of Migration came, the yellow one, like a cage. They took nine of us. | What happened on April 13, 2022?
family | My mother is there now, in Ouanaminthe, with my sister. She has nothing. | What do you fear?
harm | Q: Where did they take you? A: To Haina. | SWORN STATEMENT
harm | In June they came again to the batey, at five in the morning. They broke the doors. | What happened after you came back?
motive | A soldier of CESFRONT said, "Blacks go with the blacks." | And then?
# R29 | answer proceedings
proceedings | Detained again by ICE on June 3, 2026 after a traffic stop.
# R29 | answer motive
motive/trait | He is black and of Haitian parents.
# R29 | evaluation
health | He sleeps three hours and wakes at the noise of truck doors.
health | Mouth: tooth 9 missing, tooth 8 fractured.
health/harm | Back: six linear scars of 9 to 17 cm, parallel, pale, crossing the left scapula.
opinion/health | Consistent with a blow by a hard object.
# R29 | answer deadline
deadline/entry | He arrived on August 30, 2022 at the age of sixteen, alone,
# R29 | answer presence
presence/ties | He knew nobody there.
presence/harm | Haiti, April 17 to about May 20, 2022, where he was deported although he is not Haitian.
# R30 | declaration
ties | I speak a little Spanish. | DECLARATION OF REBECCA ANN OCAMPO
care | We bring her wood and water every third weekend. | DECLARATION OF REBECCA ANN OCAMPO
health | I was in Banner hospital for eleven days. | DECLARATION OF REBECCA ANN OCAMPO
health/school | Since Camila heard us talking about the waiver in January 2026 she does not want to go to school. | DECLARATION OF REBECCA ANN OCAMPO
money | The mortgage is $1,890. | DECLARATION OF REBECCA ANN OCAMPO
health | Last year I had six flares. | DECLARATION OF REBECCA ANN OCAMPO
money/work | If I lose my job I lose the insurance. | DECLARATION OF REBECCA ANN OCAMPO
family | Julián and I have been together since the fall of 2012. | DECLARATION OF REBECCA ANN OCAMPO
money/health | One infusion costs $4,300 without it. | DECLARATION OF REBECCA ANN OCAMPO
ties | I cannot talk to a doctor in Spanish. | DECLARATION OF REBECCA ANN OCAMPO
care | Julián is home with the children at night. | DECLARATION OF REBECCA ANN OCAMPO
# R30 | medical
school | She has missed 19 days of school this year. | Treatment summary
health/opinion | About one in five patients with this class of disease goes on to dialysis within ten years. | October 12, 2026
health | Camila reports that she counts her father's shoes in the morning. | Treatment summary
# R30 | letter
intention/family | If Rebecca goes to Mexico I will not see her again. | STATEMENT OF CAROL WHITEHORSE
family | Rebecca is my only living child. | STATEMENT OF CAROL WHITEHORSE
identity | I am 71 years old. | STATEMENT OF CAROL WHITEHORSE
# R30 | answer ties
family/ties | Her mother in Flagstaff, who is 71, would be left alone.
ties | Rebecca speaks little Spanish.
# R30 | answer family
health/family | Camila is ten years old and has anxiety.
care | If their father leaves, Rebecca has to care for both of them alone also when she is in a flare.
work | Rebecca works as a licensed practical nurse at a nursing home.
# R30 | answer other
care/health | In a flare she cannot get out of bed, and Julián then does everything in the house.
money | Without him she could not pay the mortgage of $1,890.
health | Rebecca was diagnosed with systemic lupus erythematosus in 2019.
# R30 | answer character
record/money | paid a fine of $450.
# R31 | answer other
health | Two vertebrae were crushed, and he has had three operations since.
health | In February 2024 he took all his tablets at once and Suyapa found him in time.
care | Suyapa changes the patches of his pain medication, drives him to the clinic in San Antonio twice a month, which is 160 miles each way, and helps him out of bed.
money | The mortgage is $1,240 and the insurance against wind is $610.
health | He walks with a cane
money/work | Suyapa earns $1,700 a month as a cook at the school.
# R31 | answer ties
family/intention/ties | Thomas would lose the time with Hailey, because the order forbids him to take her out of Texas.
ties | He speaks no Spanish.
# R31 | letter
health | I have treated Mr. Thomas Kowalczyk since his discharge from Christus Spohn Hospital on February 27, 2024. | July 21, 2026
opinion | In my opinion the risk of a further attempt would be high if she were away for longer than a few weeks. I do not know of anybody who could take her part. | July 21, 2026
health | He takes duloxetine 60 mg and quetiapine 50 mg. | July 21, 2026
care | A home health aide under his plan comes four hours a week. | July 21, 2026
# R31 | declaration
health | The crushed vertebrae are L1 and L2. | DECLARATION OF THOMAS KOWALCZYK
health | I have not slept through a night since. | DECLARATION OF THOMAS KOWALCZYK
care | Suyapa wakes up when I do. | DECLARATION OF THOMAS KOWALCZYK
health/event | I lay for forty minutes before they got me out. | DECLARATION OF THOMAS KOWALCZYK
other/health | I do not want to write about it. | DECLARATION OF THOMAS KOWALCZYK
health/care | My mother cannot drive because of her eyes. | DECLARATION OF THOMAS KOWALCZYK
care | Since then she keeps the medicine in a box with a lock and gives it to me. | DECLARATION OF THOMAS KOWALCZYK
# R31 | other
other | SIGNED October 8, 2019. | ORDER
# R31 | answer family
family | Hailey calls Suyapa mother.
family | Suyapa and Thomas married on March 11, 2017 at Sacred Heart Church in Rockport, Texas. They have a son, Mateo, who is eight.
school/family | Mateo is in the third grade.
health | has been bedwetting since the night of the ambulance.
family | Thomas has a daughter from his first marriage, Hailey, who is fifteen and lives with them every other week under an order of the court in Nueces County.
# R31 | answer event
family | They met on August 9, 2014 at the emergency shelter in Rockport where Suyapa cooked and Thomas was on duty after a flood.
# R32 | medical
country | The clinic is open on Wednesdays. | HEALTH ACCESS MONITOR
country | Kumasi has one adult sickle cell clinic, which saw 2,140 patients in 2025 with two hematologists. | HEALTH ACCESS MONITOR
opinion/health/country | Malaria in a patient with Hb SS and a damaged spleen carries a mortality that I estimate at ten times that of the general population. | October 14, 2026
health | Before October 2024 Ms. Holloway averaged five crises a year that required a visit to the emergency department. | October 14, 2026
money/health | Ohio Medicaid requires a new authorization and has denied it to two of my patients this year. | October 14, 2026
opinion/care | In my opinion she could not carry out the protocol alone, since during a crisis she is unable to stand or to measure a dose. | October 14, 2026
country | The Ashanti Region reported 1.1 million suspected cases in 2025. | HEALTH ACCESS MONITOR
# R32 | answer family
health | is on oxygen at night.
money/work | Kwabena is a machinist at Buckeye Valve and brings home about $3,900 a month.
# R32 | declaration
health | I have the good medicine now, the infusion, since October 2024. | DECLARATION OF LATRICE DENISE HOLLOWAY
care | He has done that nineteen times by his count. | DECLARATION OF LATRICE DENISE HOLLOWAY
care/family | She loves me and she helps with Isaiah when she can, on Sundays. | DECLARATION OF LATRICE DENISE HOLLOWAY
intention/health | I cannot take this blood to a place with malaria, and I will not leave the woman who raised me to die with strangers. | DECLARATION OF LATRICE DENISE HOLLOWAY
care | I take Isaiah when I am well. | DECLARATION OF LATRICE DENISE HOLLOWAY
health/care | In the last year I was well for nine of the sixty-one sessions. | DECLARATION OF LATRICE DENISE HOLLOWAY
# R32 | evaluation
health | Generalized anxiety disorder (F41.1). | Diagnosis
other | Referral: by her attorney. | PSYCHOLOGICAL EVALUATION
opinion/school | Without continued daily practice the team expects the gap to widen by first reading instruction. | Prognosis
school/health | Services: speech-language 2 x 30 min weekly at the clinic; teacher of the deaf 3 x weekly. | COLUMBUS CITY SCHOOLS
school/health | Isaiah's expressive language is at the level of a child of 4 years 8 months. | Present levels
# R32 | answer ties
health/country | Malaria is dangerous for her.
# R32 | letter
family | I am Latrice's sister. | October 22, 2026
work/character | We'd hire him back any time if he ever came back. | October 9, 2026
# R32 | answer character
record/work | He worked at a warehouse from 2014 to 2017 with the Social Security card of a cousin, Yaw Mensah.
school/presence | Kwabena stopped going to classes in May 2014 when his father died and the money stopped.
character/money | He has filed joint taxes with Latrice since 2018.
# R33 | medical
care/health | Discussed long-term care; pt undecided, dtr wishes home. | LOBO BANEGAS, ARNULFO DOB 10/08/1952 DOS 09/24/2026
ties/family | Marina is in the ground here, and I go on Sundays.
health/care | I know they are not there and I see them. She tells me their names so that I am not afraid, she made up names for them.
health | Falls 9 in last month per caregiver log. | LOBO BANEGAS, ARNULFO DOB 10/08/1952 DOS 09/24/2026
care | A neighbor brings it or we go together, I in the truck.
health | If it is late my feet are glued to the floor.
health | RTC 3 mo. S. Thibodeaux-Ray MD | LOBO BANEGAS, ARNULFO DOB 10/08/1952 DOS 09/24/2026
health | In June 2025 I fell in the kitchen and broke my hip.
health | Visual hallucinations, insight retained. | LOBO BANEGAS, ARNULFO DOB 10/08/1952 DOS 09/24/2026
health | Not a DBS candidate (MoCA). | LOBO BANEGAS, ARNULFO DOB 10/08/1952 DOS 09/24/2026
care | Caregiver: daughter Mirna, 24/7 exc evenings. Caregiver strain index 11/13. | LOBO BANEGAS, ARNULFO DOB 10/08/1952 DOS 09/24/2026
health | PD dx 2017, H&Y 4. | LOBO BANEGAS, ARNULFO DOB 10/08/1952 DOS 09/24/2026
opinion/health | Expect wheelchair within 12 mo. | LOBO BANEGAS, ARNULFO DOB 10/08/1952 DOS 09/24/2026
care/health | On the third day he called his sister crying and she came home early from her retreat.
# R33 | answer other
health | Arnulfo Lobo Banegas has had Parkinson’s disease since 2017, falls 2 to 3 times a week, fractured hip June 2025.
# R33 | answer family
family | Brother Wilmer Lobo 45, USC, Houma, offshore 28/14, three children he sends 200 sometimes.
# R33 | answer ties
country/relocation | House in La Ceiba went in Eta.
country/money/ties | Medicare do not pay there. He is been back once in 30 years, 2009.
# R33 | answer character
record | Boss at a hotel said a bracelet went missing in 2015, police talked to her, nothing came of it.
# R33 | other
character/care | Mirna don't ever miss.
school | Tardies 17 this year and last, all first period. | Houma Junior High School, Office of the Counselor, 9/30/26
money | Papá seguro social 1,412; Papá pensión 290; Mirna limpieza 2,100
# R33 | letter
record | No arrests on file.
record | One contact: 07/16/2015, report 15-22871, theft (bracelet), Plantation Inn.
other | HOUMA POLICE DEPARTMENT, Records.
character | After Ida she had no roof and she cooked on a propane burner in the street for about sixty people for nine days.
# R34 | other
money/family | The father shall pay child support of $240 a month. | PARENTING PLAN, approved December 9, 2016
entry | In Galveston I had a pass for six hours on April 7, 2012 and I walked until I could not see the ship.
care/health | Lows <54 at night: 14 in last 90 d, 12 at father's house wks, all treated by stepmother per CGM log.
# R34 | letter
health | Tacrolimus levels must be obtained at least monthly. | October 2, 2026
care/family | Mom is 77 and she is right across the yard and folks will say well there's your help. She can't see the lines on a syringe. She made us a pie with salt last Easter.
care/health | I hadn't told a soul about it till the doctor asked. She came out to say supper was ready and she opened the big door and didn't say a thing about it, she sat down in the other seat.
health | I have a bad year in me every so often.
identity/work/ties | My name is Curt Vosberg and I farm north of Anselmo, Nebraska where my people have been since 1886.
other | I am not much of a writer.
health | In January 2024 he had acute cellular rejection, Banff IIA, after missed doses. | October 2, 2026
health | They put me in Omaha for eight days with rejection and I lost about a third of what that kidney could do.
health/care | I do not trust me.
work/care | She pulled a backwards calf in a blizzard on February 20, 2023, by a video on her phone, while I was hooked up.
# R34 | answer event
family | She was a home health aide for his father, and he kept coming by at mealtimes.
# R34 | answer other
care | She wakes when his pump alarms.
health | He takes eleven pills in the morning and nine at night.
care | Rosalie sets them up, checks his blood pressure
health | He had a rejection in January 2024.
# R34 | medical
health | I've seen Curt 41 times since September 2022. | SANDHILLS BEHAVIORAL HEALTH
health | He had told nobody. | SANDHILLS BEHAVIORAL HEALTH
health | He is well today, PHQ-9 of 3. | SANDHILLS BEHAVIORAL HEALTH
opinion | If Rosalie were gone for years I'd put his risk as high, and I would ask for weekly visits, which he would not keep in calving and harvest. | SANDHILLS BEHAVIORAL HEALTH
health | Diagnosis: major depressive disorder, recurrent, in full remission since April 2024. | SANDHILLS BEHAVIORAL HEALTH
# R34 | answer ties
health/ties | His doctors are in Omaha.
ties | Curt does not speak Tagalog.
# R34 | answer character
money/character | She has filed no tax for 2012 to 2014 and filed since 2015.
# R35 | answer other
care | Segundo is the ears of the house at night: he hears the smoke alarm, the doorbell, Wendy.
care | Segundo lifts her onto and off everything.
# R35 | answer character
character/money | He has paid taxes since 2014 with an ITIN.
character | He went to meetings
# R35 | medical
country | The project counted eleven interpreters in the province. | ANDEAN ACCESS PROJECT
health | Transplant evaluation is not indicated at present. | October 1, 2026
country | Catheters for single use are not supplied by the public system; families boil and reuse them. | ANDEAN ACCESS PROJECT
country | Ecuadorian Sign Language is distinct from American Sign Language. | ANDEAN ACCESS PROJECT
health | I have followed Ms. Gallo since 2018 for peripartum cardiomyopathy. | October 1, 2026
health | She must not lift more than 15 pounds. | October 1, 2026
# R35 | evaluation
health/care | Alone it would be constant. | CONFIDENTIAL PSYCHOLOGICAL EVALUATION
health | She does not meet criteria for a depressive disorder at this time. | CONFIDENTIAL PSYCHOLOGICAL EVALUATION
# R35 | answer event
family | He was putting a roof on the house next door and she brought water and wrote on a pad: "You sing all day, my mother says. I am sorry I miss it."
# R35 | declaration
care | I would not have heard her. | State of New York, County of Westchester
intention/ties | I would be a deaf woman in a place with no one to sign to, on a mountain my heart can't climb. | State of New York, County of Westchester
health | My brother has had thirty-six. | State of New York, County of Westchester
ties | English is my second language and American Sign Language is my first. | State of New York, County of Westchester
health | I was at the table and I was not at the table. | State of New York, County of Westchester
character | He has a coin for five years. | State of New York, County of Westchester
# R35 | letter
care | We are deaf too: we could not be the ears of that house. | October 9, 2026
other | Ray M., October 2026
# R35 | answer family
family | Theresa and Segundo married on April 30, 2016 in Yonkers.
# R35 | other
care/money | I can send a check. If he goes I don't know what happens, Mom is no good on stairs now and Theresa will try to lift that kid and it will kill her, the doctor said it in front of me.
care/health | Mother not cleared for lifting (cardiac).
health | L3 myelomeningocele, VP shunt (revised 2020, 2024).
# R35 | answer ties
identity/country | Segundo is from a village above Cañar at 10,800 feet.
# R36 | declaration
work/identity | I am 36 and I answer 911 calls for fires. | DECLARATION OF KELSEY RAE QUISPE
health | I take paroxetine 40 mg. | DECLARATION OF KELSEY RAE QUISPE
health | By that summer I could not cross the bridge at Bell Crossing. | DECLARATION OF KELSEY RAE QUISPE
health/family | Owen asks his dad at night if he will die before him. | DECLARATION OF KELSEY RAE QUISPE
family/care | My mother Sheila comes on Tuesdays from nine to two. She runs the school kitchen in Darby the other days. | DECLARATION OF KELSEY RAE QUISPE
health | I called the police because I was scared of my own head and not of him. | DECLARATION OF KELSEY RAE QUISPE
health/care | I do not get better by being brave. I got a little better because he sits in the passenger seat while I drive one mile more each spring. | DECLARATION OF KELSEY RAE QUISPE
care | He came every day at six to make supper. | DECLARATION OF KELSEY RAE QUISPE
health | My first panic attack was on the Interstate in February 2015. | DECLARATION OF KELSEY RAE QUISPE
health/care | I tore my rotator cuff lifting him in May and the surgeon wants to operate, but I would be in a sling for four months. | DECLARATION OF KELSEY RAE QUISPE
# R36 | answer ties
health/intention | I have never been on a plane, tried once in 2018 and got off before the door shut.
# R36 | letter
character | When I had my bypass in June of 24 he did my haying, 40 acres, at night after work and would not take gas money. | To whom it may concern
# R36 | answer event
family | They met on November 22, 2014 at a wedding in Hamilton. He was the DJ's roommate and carried the speakers. He asked me to dance and I said I do not dance and he said good me neither.
# R36 | medical
care | Wt 33.6 kg. Transfers: dependent, 1 adult (father trained 5/26; mother unable d/t shoulder) | NEUROMUSCULAR CLINIC, SPOKANE
country/money | No public insurance pays for cough assist devices; families buy them used for 9,000 to 14,000 soles. | ANDEAN RARE DISEASE ALLIANCE
country | Two hospitals in Peru, both in Lima, run a clinic for muscular dystrophy. | ANDEAN RARE DISEASE ALLIANCE
# R36 | answer other
health | Owen has Duchenne, he quit walking in April & weighs 74 pounds and I have a bad shoulder.
care | Wilder lifts him 10 to 12 times a day.
# R36 | answer family
family/health | June, 5, kindergarten, carrier status not tested yet.
work | I work nights at county fire dispatch from home since 2021.
health/family | My father Roy Haugen 71 had bypass surgery in 2024 and cannot lift over 20 pounds.
# R36 | school
school/care | Para 6.5 hr/day (position vacant since 8/26; father has come at 11:15 every day for toileting). | STEVENSVILLE ELEMENTARY - INDIVIDUALIZED EDUCATION PROGRAM
# R36 | answer character
money/character | No tax returns for 2014, 2015. We owe $2,140 for 2023, on payments $90 a month he plows the snow for half our road for free & builds ramps with the Lions.
# R36 | other
work | He trains my apprentices. | October 14, 2026
work/money | I have lost two bids because I would not send him out of the valley. | October 14, 2026
# R36 | evaluation
health | Mobility Inventory, alone 4.1; accompanied 2.3. | Testing
# R37 | medical
health/opinion | 5 yr recurrence risk discussed 12-15%. | BEGAYE, VERNA 40F 09/22/2026
health | Diagnosis: Persistent Complex Bereavement; Major Depressive Disorder, recurrent, moderate. | TREATMENT SUMMARY
country | Since 2019 the public system (SUS) is free of charge to residents, foreign residents with two years included. | OBSERVATORIO DE SALUD ALTIPLÁNICO
health | Girth L calf 44 cm (41 in 3/26). | BEGAYE, VERNA 40F 09/22/2026
health | I have seen Mrs. Begaye since August 2021, 47 visits. | TREATMENT SUMMARY
# R37 | answer ties
health/country | Verna Begaye has lymphedema worse with altitude per PT.
country | Oncology: La Paz five hours.
country/identity | His village: Curahuara de Carangas, 12,900 feet
# R37 | other
intention | My grandmother will not leave. She is ninety-one. She was marched away from her land once in the seventies and she says not again. I will not leave her, so I will stay if he goes.
work | He left the sheep company because they did not pay him for eleven months. He should have gone home and I am glad that he did not.
family/opinion | Honestly my sister and Teo argue about money, everyone does. But when I call she puts him on and she laughs. She did not laugh for a year. That's all I know.
health/care | I went to see Dr. Yazzie-Holt because my husband drove me there and sat in the truck.
care | Teo drove me every day. He left at four after he had let the sheep out, and he came back for them at night. He did not miss one.
health/work | I did not weave for a year.
care | There is no phone at the house. In February 2025 Grandma's tank ran out at night in the snow and Teo drove her to Tuba with chains on in two hours.
money | I can send $150 a month and I do.
work | I used to weave six hours, now it is two.
# R37 | answer family
family | Married on June 21, 2018, Tuba City.
health/family | Bessie Begaye, 91, has maternal grandmother, pulmonary fibrosis, O2 2 L and speaks Navajo only.
# R37 | answer other
health/care | Verna Begaye’s grandmother, Bessie, 91, on home O2 (generator).
care/family | The nearest neighbor four miles Brother Leland in Phoenix, comes at Christmas.
# R37 | answer character
money/character | No federal returns until 2019.
work/presence | Teófilo Mamani Condori left H-2A employer March 2013 (unpaid wages, DOL complaint, $6,118 back pay 2015).
# R37 | letter
care/character | Since the chapter truck was stolen in 2024 he is the only one who does so on the west side. | To USCIS
family/ties/school | She is the only student with a parent who learned Navajo as a grown man. | Comments
character | In the big snow of 2025 he took hay and groceries to eleven hogans. | To USCIS
# R38 | letter
health | In March 2026 her pressure rose from 14 to 31 when doses were mixed up; the field lost at that time will not return. | October 9, 2026
care/other | We are 140 members, most work two jobs. | Ebenezer Presbyterian, Ghanaian congregation, Columbus
health/care | Pill boxes for drops and talking labels were tried with limited success; she might learn them with further training. | October 9, 2026
# R38 | evaluation
opinion | In my opinion the loss of Kwabena would mean the loss of her home within months: she could not pay for it, find her way in it or manage the drops in it. | Prepared by Tanya Lindqvist, MSW, LISW-S
health | Since Yaw's sentence in 2022 she has had nightmares of both sons behind glass. | Prepared by Tanya Lindqvist, MSW, LISW-S
ties/care | She speaks enough English to greet customers; in the clinic she needs her son. | Prepared by Tanya Lindqvist, MSW, LISW-S
opinion | Placement in a nursing facility is the likely outcome. | Prepared by Tanya Lindqvist, MSW, LISW-S
health | PHQ-9 (Twi): 14. She denies wanting to die. She said, "Blind is not dead. Blind alone is dead." | Prepared by Tanya Lindqvist, MSW, LISW-S
# R38 | declaration
health | now it is my own eyes that are dying. | AFFIDAVIT
care/health | I called out but nobody is home on our side in the day. | AFFIDAVIT
care | he reads to me from the Twi Bible before he sleeps. | AFFIDAVIT
health | When I thread the needle I do it with my tongue. | AFFIDAVIT
intention | if Kwabena goes, I will remain in Columbus, because Yaw is here and the doctors are here, and I cannot go back to those people. | AFFIDAVIT
# R38 | answer ties
health/family/country | Her sister Akosua in Kumasi is 74, diabetic, lost a leg.
# R38 | medical
country | Komfo Anokye Teaching Hospital performs glaucoma surgery. | Widowhood, property and eye care in Ashanti. February 2026
country | In 118 disputes followed by the Trust in Ashanti between 2019 and 2024, 31 widows recovered a house. | Widowhood, property and eye care in Ashanti. February 2026
country | No long-term residential care for elderly blind persons exists in the region outside of churches. | Widowhood, property and eye care in Ashanti. February 2026
country | Latanoprost was available in 60 percent of public pharmacies visited. | Widowhood, property and eye care in Ashanti. February 2026
country/money | A month of four glaucoma medicines cost between 640 and 900 cedis; the minimum monthly wage is about 540 cedis. | Widowhood, property and eye care in Ashanti. February 2026
# R38 | other
work | Verification of employment: K. Owusu-Ansah, forklift lead, since 06/2020, FT, $19.40/h.
record | Plea NC, found G 9/12/2018. | FRANKLIN COUNTY MUNICIPAL COURT
health/care | Do not leave alone on stairs.
# R38 | answer other
care/health | Broke hip January 2026 on the stairs. Kwabena found her after he came from work, she says she lay there two hours. He does drops three times a day, cooks, takes her to church.
# R38 | answer character
record/entry | He came as a visitor and told the Officer he would stay three weeks for his cousin's graduation.
character/belief | Kwabena Owusu-Ansah sings in choir, usher.
# R38 | answer family
family/care | Younger son Yaw Owusu-Ansah, 27, LPR, in prison at Mansfield since 2022 (aggravated robbery, seven years). Kwabena drives her there once a month.
# R39 | letter
health | She came to me four months after she returned from Poland. | September 25, 2026
opinion | In my clinical opinion, a long or permanent separation from her husband would very likely cause a relapse and could place her fitness for duty at risk. | September 25, 2026
health/care | She attributes her improvement to treatment and to her husband, whom she calls "the only person I sleep next to." | September 25, 2026
health | Her PCL-5 score at intake was 58; on September 11, 2026 it was 37. | September 25, 2026
# R39 | declaration
work | I am a Staff Sergeant in the United States Army, stationed at Fort Cavazos, Texas. | DECLARATION OF SHANICE MARIE TZOC
intention | If Óscar has to go, the children and I stay here. | DECLARATION OF SHANICE MARIE TZOC
health | I wake up screaming about three nights a week. | DECLARATION OF SHANICE MARIE TZOC
family | My mother died of COVID on January 6, 2021. | DECLARATION OF SHANICE MARIE TZOC
family | Óscar sent me a video every night. | DECLARATION OF SHANICE MARIE TZOC
health/event | Specialist Dana Ruiz was my best friend. I held her until she died. | DECLARATION OF SHANICE MARIE TZOC
work | I enlisted on June 4, 2014. | DECLARATION OF SHANICE MARIE TZOC
family | We were married on November 2, 2019. | DECLARATION OF SHANICE MARIE TZOC
# R39 | other
opinion/work | In my judgment SSG Tzoc cannot be replaced before the deployment without harm to the readiness of the company. | MEMORANDUM FOR U.S. Citizenship and Immigration Services
work | SSG Tzoc is on orders to deploy on or about 8 March 2027 for 270 days. | MEMORANDUM FOR U.S. Citizenship and Immigration Services
# R39 | answer other
work | Deployed Poland February to November 2023, next scheduled in March 2027 (nine months).
health | Shanice Marie Tzoc had PTSD from 2019 Kuwait (vehicle rollover, friend died), counseling twice/mo, nightmares
care | Óscar wakes her up.
# R39 | answer family
family/care | There are no grandparents here.
family | Two children Micah 6 and Naomi 3.
work | Shanice is SSG Army, Fort cavazos (now hood), 12 years in.
# R39 | answer character
record | Óscar Tzoc Batz had 1 ticket for no license in 2016, paid $310.
# R39 | answer ties
ties | Children never been.
work | The contract runs until 2029.
country | There is no VA there.
ties/country | Even if out: no Spanish, Óscar’s town (Nebaj) speaks ixil.
# R39 | answer event
family | Church in Killeen, he was fixing the roof, she brought water.
# R40 | medical
health | I have treated Mr. Dimaculangan since May 2012 for Bipolar I Disorder. | September 4, 2026
health/opinion | The risk of suicide in the depressive phase is considerable; he made an attempt in 2018. | September 4, 2026
care/health | Mr. Dimaculangan could attend our day clinic. It does not supervise medication at home. | September 4, 2026
opinion | In my opinion it is more likely than not that Mr. Dimaculangan would relapse within a year if she were no longer in the home. | September 4, 2026
health | All three episodes followed a stop of lithium. | September 4, 2026
# R40 | declaration
ties/character | I voted for the first time in 2018. | DECLARATION OF RENATO DIMACULANGAN
work | I park cars in a garage on Mission Street, three days a week. | DECLARATION OF RENATO DIMACULANGAN
care | Jessa does not like strangers to wash her. | DECLARATION OF RENATO DIMACULANGAN
ties/family | I have nobody in Batangas now but graves. | DECLARATION OF RENATO DIMACULANGAN
money | I still pay $390 a month on those cards. | DECLARATION OF RENATO DIMACULANGAN
family | Teresita died on October 9, 2019. | DECLARATION OF RENATO DIMACULANGAN
identity/health/family | Jessa was born in Batangas on May 3, 1999 with Down syndrome and came with me in 2010. | DECLARATION OF RENATO DIMACULANGAN
intention | I can't follow Maricel because of the doctor and because Jessa would lose everything she has here. | DECLARATION OF RENATO DIMACULANGAN
care | Maricel fills my pill box every Sunday and counts. | DECLARATION OF RENATO DIMACULANGAN
care/family | I was angry both times and both times she was right. | DECLARATION OF RENATO DIMACULANGAN
status | I took the oath on November 18, 2016. | DECLARATION OF RENATO DIMACULANGAN
care | She took my car keys twice. | DECLARATION OF RENATO DIMACULANGAN
identity/family | Maricel was born on July 22, 1998 and stayed with her grandmother until 2017. | DECLARATION OF RENATO DIMACULANGAN
# R40 | answer other
care | Maricel is her day program driver and conservator pending.
work/money | Works part-time parking garage for $1,450/mo.
# R40 | answer family
health/care | Jessa, 27, has Down syndrome, heart surgery as baby, IHSS 96 hours/mo (Maricel unpaid and neighbor paid).
# R40 | other
health/care | Father is limited by his own health. | INDIVIDUAL PROGRAM PLAN
care | Transportation is provided by family. | Day program
other | SUMMARY OF HOUSEHOLD MONEY (from statements June to August 2026).
other/school | Monday to Friday, 8:30 to 2:15. | Day program
care/health | She can dress herself. | Self-care
# R41 | medical
health | OD primary open-angle glaucoma, moderate. | Progress note
health | Plan: Trabeculectomy OD scheduled 02/09/2027. | Progress note
care/health | Post-op: no lifting x 6 wks, patient will need an adult with him for drops and transportation for at least eight weeks, with visits daily for the first week. | Progress note
health | HPI: OS enucleated 6/22/22 s/p trauma. | Progress note
health | Visual field OD: superior arcuate defect, progression since 02/2026.; Meds: latanoprost qhs, dorzolamide-timolol bid, brimonidine tid. | Progress note
health | IOP OD 24 mmHg (goal < 16). | Progress note
# R41 | answer other
health | Dale Robert Christensen lost left eye in June 2022 forklift accident.
money | The mortgage is $1,540.
health | Dale Robert Christensen has depression and takes Zoloft.
health | Dale Robert Christensen cannot drive at night.
# R41 | declaration
ties | I don't speak Spanish. | Declaration of Dale Christensen
health | In the right eye I have glaucoma. | Declaration of Dale Christensen
health | I started Zoloft in August 2022. | Declaration of Dale Christensen
family | My boys are Tyler and Cade. | Declaration of Dale Christensen
ties | I have not been to Peru. | Declaration of Dale Christensen
intention | If she can't come back I stay with my boys. | Declaration of Dale Christensen
health/opinion | Dr. Hale says the pressure is what will take it if we miss drops. | Declaration of Dale Christensen
work/intention | I don't have a choice about that. | Declaration of Dale Christensen
care/health | I wouldn't be here if she hadn't. | Declaration of Dale Christensen
care | From October to March she drives me both ways. | Declaration of Dale Christensen
work | My shift starts at 6. | Declaration of Dale Christensen
# R41 | answer character
work | Rocío Huamán Salcedo has been a registered nurse in Peru eight years.
character/money | Rocío Huamán Salcedo has filed taxes with an ITIN since 2017.
record | Rocío Huamán Salcedo has no arrests.
# R41 | answer family
care/work | His two boys (Tyler 15, Cade 13) every other week she cooks, drives, does his eye drops. He works warehouse days.
family | Tyler 15 & Cade 13, USC, his sons, custody 50/50.
# R42 | answer family
school/health/family | Bruno, 12, has dyslexia and an IEP.
work/health | Ernesto was a roofer until his kidneys failed.
school/family | Alma, 7, is in second grade.
family | Two children, Bruno (12) and Alma (7).
family | Married on February 9, 2013 in Durham, North Carolina.
# R42 | answer other
health | Ernesto has end-stage renal disease since 2023
health | He cannot drive after treatment.
care | is his only certified care partner.
# R42 | declaration
intention | If Marisol is refused I will stay in Durham with the children. | DECLARATION OF ERNESTO DELGADO RIVAS
family | We have two children. | DECLARATION OF ERNESTO DELGADO RIVAS
family/identity | Bruno was born on June 18, 2014 and Alma on January 25, 2019. | DECLARATION OF ERNESTO DELGADO RIVAS
money/work | Marisol earns about $1,950 a month cleaning offices. | DECLARATION OF ERNESTO DELGADO RIVAS
health | In March 2023 I collapsed on a roof in Cary. | DECLARATION OF ERNESTO DELGADO RIVAS
money | I receive $1,386 a month in Social Security disability. | DECLARATION OF ERNESTO DELGADO RIVAS
work | I worked as a roofer for fourteen years. | DECLARATION OF ERNESTO DELGADO RIVAS
health/care | On February 12, 2025 the line came loose while I was asleep. | DECLARATION OF ERNESTO DELGADO RIVAS
identity | I was born on April 30, 1982 in Santa Ana, El Salvador. | DECLARATION OF ERNESTO DELGADO RIVAS
care/health | I tried to do it myself and fainted. | DECLARATION OF ERNESTO DELGADO RIVAS
# R42 | answer ties
country | The public hospital gives two sessions a week.
# R42 | medical
health | I have treated Mr. Delgado for end-stage renal disease since April 2023. | October 5, 2026
care/health | Home treatment is not permitted without a trained partner in the room. | October 5, 2026
care | The transplant program requires a caregiver at home for the first twelve weeks. A patient without one is made inactive. | October 5, 2026
opinion/health | If Mrs. Quiñonez were absent, he would have to return to in-center treatment three times a week. | October 5, 2026
opinion | In my opinion the loss of his wife's care would shorten his life. | October 5, 2026
# R42 | letter
work/care | She asked for this shift in 2023 so that she could be home before her husband's treatment. | October 1, 2026
health | Patients who move outside the country are removed from the list. | September 14, 2026
# R43 | answer other
money | Without me no insurance.
health | Last flare was in August 2026.
money/work | Insurance is through my job.
health/care | Jessica Ann Kowalski has Lupus, diagnosed in 2020, joint pain, fatigue, hair loss, flares 3 to 4 times a year, when she has a flare I do everything: cook, bath the baby, carry her to the bathroom.
health/work | Plaquenil and prednisone. She lost her job in 2022 because of the flares.
health | She was in bed 11 days.
care | She told me she cannot do it alone.
health | She gets very depressed
money/work | I make $3,800 monthly at the restaurant.
# R43 | answer ties
ties | She does not speak Spanish.
health/country | Sun is very strong at 2600 meters and sun makes lupus worse.
family/ties/care | Her grandmother (81) would be left alone.
country | Gangs, state of emergency, murders went up.
country | There is no rheumatologist in my town (Biblian), nearest Cuenca one hour.
country/money | The pay there is $470/month.
# R43 | answer family
care/family/health | Jessica Ann Kowalski’s grandmother, Helen Kowalski, 81 years old, USC, has a pacemaker and doesn't drive, we drive her to cardiologist.
health/school/family | Emily, 4, has a speech delay and early intervention twice a week.
family | We live with her grandmother
family | 1 daughter Emily born on December 5, 2021.
money/care | I pay rent and car; She takes care of Emily and her grandmother.
# R43 | answer character
character/money/work | I has worked since 2012 always paid taxes ITIN.
record | Wilmer Cabrera Mendoza had one DUI in 2015, pleaded guilty, paid the fine, did the classes, license back 2016, nothing since.
character | Wilmer Cabrera Mendoza has been a coach at the church soccer.
character/entry | I am sorry that I came without papers.
# R43 | answer event
family | She was the hostess and I was in the kitchen.
family | They met on May 1, 2016 at work.
# R44 | medical
health/care | On the two days on which the son was away in May 2026 he refused both and was admitted with dehydration. | Report on Pham Van Duc, date of birth 02/09/1952
care | He accepts medication and food from his son only. | Report on Pham Van Duc, date of birth 02/09/1952
money | Private room, memory unit: $8,900 a month.; Shared room: $7,400 a month.; Waiting time: seven months. | EVERGREEN MEMORY CARE, TACOMA
opinion | In my opinion a change of the person who cares for him would more likely than not lead to a rapid decline and to placement in an institution. | Report on Pham Van Duc, date of birth 02/09/1952
care/country | I know of no memory care facility in Pierce County with Vietnamese-speaking staff. | Report on Pham Van Duc, date of birth 02/09/1952
health | Diagnosis: Alzheimer's disease, moderate stage, with behavioral disturbance.; Mini-Mental State Examination: 13 of 30 (17 of 30 in September 2025). | Report on Pham Van Duc, date of birth 02/09/1952
other | Examination of September 22, 2026 | Report on Pham Van Duc, date of birth 02/09/1952
care/health | Mr. Pham needs supervision at all hours. | Report on Pham Van Duc, date of birth 02/09/1952
# R44 | declaration
health | I broke my hip on January 14, 2025 when I tried to hold him in the bathroom. | DECLARATION OF PHAM THI LAN
health | I was in the hospital for nine days and in rehabilitation for five weeks. | DECLARATION OF PHAM THI LAN
care | From Thanh he takes it, because he thinks that Thanh is his own younger brother. | DECLARATION OF PHAM THI LAN
health/care | In the night of November 3, 2025 he went out in his slippers. The police found him on the railway tracks. It was the second time. | DECLARATION OF PHAM THI LAN
care/health | My husband spits out what I give him. | DECLARATION OF PHAM THI LAN
family/identity | I live in Tacoma, Washington with my husband Pham Van Duc and our son Thanh. | DECLARATION OF PHAM THI LAN
health | In March 2026 I broke my left wrist. | DECLARATION OF PHAM THI LAN
intention | If Thanh has to go I will stay here with my husband. We are too old to go anywhere, and his doctors are here. | DECLARATION OF PHAM THI LAN
health/other | I am ashamed to say it, but I have prayed that my husband would die before Thanh has to leave. | DECLARATION OF PHAM THI LAN
# R44 | answer other
health | has severe osteoporosis
health | She broke her hip in January 2025 and her wrist in 2026.
money | A memory care facility costs $8,900 a month and the family income is $5,150.
care/health | She cannot lift her husband.
health | Mr. Duc, 74, has Alzheimer disease, moderate stage, diagnosed in June 2022.
health | He no longer recognizes his own house at night
# R44 | other
health | Fracture of the right hip on January 14, 2025; fracture of the left wrist on March 3, 2026. | TACOMA ORTHOPEDIC CENTER
# R44 | answer character
record | Thanh Pham Minh has no arrests.
# R44 | answer family
family/money | A sister, Pham Ngoc Mai, 35, a US citizen, is a nurse in Boston and has two small children; She sends $300 a month and comes once a year.
# R45 | answer family
family | Kwame and Tamika married in Atlanta on August 10, 2019. They have no children.
work/money | Together they own a food truck.
work | Kwame cooks and drives, and Tamika keeps the books after her day job at a bank call center.
# R45 | answer other
money/work | Tamika earns $2,900 a month at the call center.
money | The balance is $41,300 and the payment is $1,140 a month.
money | Without the truck's income she would default, lose the house that secures the loan, and lose the health insurance that the business pays.
money/work | The truck brings in about $4,600 a month after costs and only Kwame can cook the menu and holds the food-safety certificate.
money | Tamika signed a loan of $62,000 for the food truck in March 2023
health | She worries constantly.
money | Tamika has student loans of $38,500.
# R45 | answer character
record | He has never been arrested.
record | He was the subject of a traffic citation in 2020, which he paid.
presence/record | He overstayed his visa in 2013 and regrets it.
character/money | Kwame pays sales and income taxes for the business, employs two part-time workers and gives meals to a shelter in East Point every Thanksgiving.
# R45 | answer event
family | They met on February 14, 2017 through friends at a church dinner in Atlanta.
# R46 | evaluation
health | Ms. Bekele meets the criteria for post-traumatic stress disorder and major depressive disorder, severe. | PSYCHOLOGICAL EVALUATION
corroboration/other | I met with Ms. Bekele on three occasions for a total of five hours, with a Tigrinya interpreter. | PSYCHOLOGICAL EVALUATION
health | Her PCL-5 score was 61. | PSYCHOLOGICAL EVALUATION
# R46 | answer other
health | Almaz tried to take her life in May 2023.
money/work | earns $2,240 a month.
health | has post-traumatic stress disorder
health/care | She wakes screaming, and Selamawit sleeps in the same room.
work | Almaz is a parking attendant
# R46 | declaration
identity | I was born in Mekelle on December 12, 1966. | DECLARATION OF ALMAZ BEKELE
health | On May 6, 2023 I took all my sleeping tablets. | DECLARATION OF ALMAZ BEKELE
family/identity | I am the mother of Selamawit Tesfaye. | DECLARATION OF ALMAZ BEKELE
work/health | I cannot work the night shift any more. | DECLARATION OF ALMAZ BEKELE
event/harm | I was in the house when the shells came. | DECLARATION OF ALMAZ BEKELE
care | When I scream she wakes me and tells me where I am. | DECLARATION OF ALMAZ BEKELE
health | I hear the shells there even in my dreams. | DECLARATION OF ALMAZ BEKELE
event | In November 2020 I was in Mekelle to bury my sister. | DECLARATION OF ALMAZ BEKELE
care | Nobody else can do that, because I do not know other people when I wake. | DECLARATION OF ALMAZ BEKELE
health | I was in the hospital for twelve days. | DECLARATION OF ALMAZ BEKELE
harm/motive | At a checkpoint near Alamata the soldiers kept me for two days in a school room because of my name. | DECLARATION OF ALMAZ BEKELE
care | Selamawit found me at four in the morning. | DECLARATION OF ALMAZ BEKELE
harm/event | The wall fell on my niece and she died next to me. | DECLARATION OF ALMAZ BEKELE
money/work | I earn $2,240 a month as a parking attendant. | DECLARATION OF ALMAZ BEKELE
# R46 | answer ties
country/relocation | Her house in Mekelle was destroyed.
country | There is one psychiatrist for the region.
harm/identity | Almaz is Tigrayan and was detained for two days at a checkpoint in 2020 when she tried to leave.
# R46 | answer character
school/money | Selamawit studied accounting at a community college until the tuition could no longer be paid in 2024.
# R47 | answer family
family | Se casaron July 17, 2004 in Cicero, Illinois; They have two children, Daniela (21, nursing student) and Iván (16)
work | José Luis is a machinist and Rosa works in a school cafeteria; They bought their house in 2012.
family/school/money | Daniela lives at home and would leave nursing school to pay the mortgage.
family/health | Rosa's mother, Elvia Peña, 79, LPR, lives with them, diabetes, insulin.
# R47 | answer other
health/work | Lymphedema of the left arm: she cannot carry trays and her hours were cut to 20 per week
health | Rosa has breast cancer, stage II, diagnosed on March 3, 2024
money | Health insurance is from his employer; Without it, the scans cost $2,400 each
health | Rosa Elvia Ramírez Peña underwent chemotherapy until October 2024
money/work | José Luis earns $5,300/month, Rosa earns $1,100/month
money | The mortgage is $1,690/month
care | José Luis drove her to all 16 chemotherapy sessions
health/family | Iván has stopped eating with the family since he heard about the interview in Ciudad Juárez.
health | Rosa Elvia Ramírez Peña underwent a mastectomy on April 22, 2024
health | Rosa Elvia Ramírez Peña takes tamoxifen for five years
# R47 | answer character
money/character | José Luis Ortega Salas is a homeowner.
other | He stopped in 2012.
record | José Luis Ortega Salas has no arrests.
record/work | In 2008 he used a Social Security number that was not his to work.
work | José Luis Ortega Salas has been a machinist at the same company since 2006
# R47 | answer ties
ties | Rosa has not lived in Mexico for 28 years
country | Zacatecas city is 170 kilometers away.
country | In the village (Sombrerete) there is a health center with no oncologist.
health | She needs a scan every six months until 2029
health/ties | Her oncologist is at Rush
country | The US State Department advises against travel to Zacatecas (Level 4).
# R47 | answer event
family | A posada of the parish in Cicero, December 16, 2002.
# R48 | medical
country/money | A private importer quoted $4,950 for a month's supply in January 2026. | ISTHMUS HEALTH WATCH
country | Under the state of exception, extended for the 47th time in February 2026, more than 87,000 people have been detained. | ISTHMUS HEALTH WATCH
health | Marked increase in blocks in the week of April 13, 2026, after he overheard a conversation about his mother's interview abroad. | Speech-language services
country | The road to San Salvador takes an hour and a half. | ISTHMUS HEALTH WATCH
country/health | Patients are referred to Mexico or the United States. | ISTHMUS HEALTH WATCH
care/family | Mother attends each conference and practices with him daily. She asked staff not to mention her immigration matter in front of him. | Speech-language services
care | His wife has filled that role throughout and her attention led to early recognition of infection in November 2025. | September 4, 2026
# R48 | declaration
money | I owe the hospitals $38,260. | DECLARATION OF KEVIN BRENNAN
health | In March 2022 I had a nosebleed that did not stop. It was acute myeloid leukemia. | DECLARATION OF KEVIN BRENNAN
care | Marta washes me and changes the bed and never makes a face. | DECLARATION OF KEVIN BRENNAN
identity/work/ties | I was born in Hagerstown and I have cooked in this town since I was sixteen. | DECLARATION OF KEVIN BRENNAN
care | My mother cannot lift me and my brother drives a truck. They trained Marta for two days on my line. | DECLARATION OF KEVIN BRENNAN
identity | I am 41 years old. | DECLARATION OF KEVIN BRENNAN
health | In February 2024 it came back. | DECLARATION OF KEVIN BRENNAN
health | I was in the hospital for 31 days. | DECLARATION OF KEVIN BRENNAN
care/health | In November 2025 I had a fever of 103 and I did not want to go in. She put me in the car. They told us that two more hours would have been sepsis. | DECLARATION OF KEVIN BRENNAN
health/care | I am afraid to fall asleep. She reads to me. | DECLARATION OF KEVIN BRENNAN
care | I do not know who would do what she does. | DECLARATION OF KEVIN BRENNAN
# R48 | answer family
family | Married on October 8, 2016 in Hagerstown at his uncles farm.
money/work | Marta cleans and runs a daycare room at the church for $2,450/mo.
family/care/health | Kevin’s mother Donna 64 has RA and watches Lucas after school but cannot lift.
# R48 | answer character
entry | Marta Elena Portillo Ayala stopped once at border in June 2012 and let go back over. Then came in August 2012.
# R48 | answer other
money | No short term disability left.
care/health | He cannot be in the daycare, infections.
# R48 | evaluation
health | He described lying awake and counting his wife's breaths. He has no thoughts of suicide, but said that if she left "I would stop taking the pills, I think." | Findings
# R48 | answer ties
country | Gangs less now but state of exception, they arrest young men.
# R49 | medical
care/health | Pt unable to self-administer. | COLORADO VALLEY FAMILY CLINIC
health | Fall 06/12/2026, contusion of hip. | COLORADO VALLEY FAMILY CLINIC
care | Lives with son, who administers insulin and reads glucometer. | COLORADO VALLEY FAMILY CLINIC
# R49 | answer other
care/family | Daughter Mayra in Monclova w four children. He falls. He won't let a stranger in the house since he was robbed 2020. He says he wants to die in his own bed.
money/work | Income earns $3,300/mo from the shop and SS $921.
family | Lives with Iván in a trailer in Eagle Lake.
family/care | There is no other children here.
health | Papá is 71 and has blind from diabetes since 2019 (both eyes), left foot amputated 2021.
# R49 | court
record | Disposition: Fine and costs $312.00, paid 09/30/2011. | The State of Texas vs. Ivan Renteria
record | Offense: Public intoxication, Class C misdemeanor; Plea: No contest | The State of Texas vs. Ivan Renteria
# R49 | declaration
health | I lost the right eye in 2017 and the left in 2019. It was the sugar. | DECLARATION OF HILARIO RENTERÍA
health | I fell in the bathroom and I lay there. | DECLARATION OF HILARIO RENTERÍA
health/family | I called for Consuelo. Then I remembered. | DECLARATION OF HILARIO RENTERÍA
care | He lays my clothes out in the same order every night so that I can dress myself. | DECLARATION OF HILARIO RENTERÍA
health | In 2021 they took my left foot. | DECLARATION OF HILARIO RENTERÍA
care/character | On June 12, 2026 Iván went to a fire and was gone for six hours. | DECLARATION OF HILARIO RENTERÍA
family | My wife Consuelo died on May 3, 2015, so she did not have to see it. | DECLARATION OF HILARIO RENTERÍA
care | He ties the one shoe. | DECLARATION OF HILARIO RENTERÍA
# R49 | letter
character | He has answered 412 calls. | July 9, 2026
character | On February 16, 2021, in the freeze, he carried oxygen bottles on foot to eleven houses. | July 9, 2026
# R49 | answer character
record | Nobody else arrested.
character | Volunteer fireman since 2016, Eagle Lake VFD.
record | Arrest in 2011 public intoxication Colorado County, fine 312.
family | Iván Rentería Lozano has a US citizen girlfriend not married.
character | Iván Rentería Lozano gives free tires to the school van.
# R49 | other
money | Gross receipts: $61,400; Cost of tires and parts: $34,150; Rent of the lot: $4,200; Net to owner: $19,800 ($3,300 a month); Social Security, Hilario Rentería: $921 a month; Medicines not covered: $146 a month
# R50 | answer event
family | Snow storm, he was plowing her street in Danbury and dug her car out.
# R50 | answer ties
other | Governador Valadares.
country/health | Lithium levels have to be checked, no one there treats in English.
# R50 | answer character
character | Shovels out nine seniors on the street for free.
record | Thiago Nascimento had one ticket in 2022 unregistered trailer $150.
# R50 | answer other
care/health | Lithium and quetiapine. If she does not sleep she gets manic so he does all nights.
health | Twins were 27 weeks, 94 days NICU.
health/care | Isla has a feeding tube (G-tube) every four hours.
health | Rachel bipolar I since 2013, hospitalized 2013, 2018 and postpartum December 2023 (psychosis, 19 days, IOL).
# R50 | declaration
work | I am a children's librarian in Danbury, twenty hours a week. | AFFIDAVIT OF RACHEL FELDMAN
health | I was there for nineteen days. | AFFIDAVIT OF RACHEL FELDMAN
care | Thiago takes every night. | AFFIDAVIT OF RACHEL FELDMAN
identity | I was born in West Hartford, Connecticut on June 19, 1992. | AFFIDAVIT OF RACHEL FELDMAN
intention | I will stay in Connecticut with the twins. | AFFIDAVIT OF RACHEL FELDMAN
care | He went from me to them and from them to me. | AFFIDAVIT OF RACHEL FELDMAN
care/character | Thiago built him a ramp and a parallel bar out of pipe. | AFFIDAVIT OF RACHEL FELDMAN
family/health | My father had it. He killed himself on March 9, 2004, when I was eleven. | AFFIDAVIT OF RACHEL FELDMAN
health | I have bipolar I disorder. | AFFIDAVIT OF RACHEL FELDMAN
record/health | The Department of Children and Families came because the hospital called them. They closed the case on February 20, 2024. | AFFIDAVIT OF RACHEL FELDMAN
# R50 | medical
care | Basis: Father is a full-time, competent caregiver residing in the home. | Notice of disposition
record/health | Case name: Feldman/Nascimento; Report received: 12/12/2023; Allegation: Risk of neglect, mother psychiatrically hospitalized; Disposition: UNSUBSTANTIATED. Closed 02/20/2024. | Notice of disposition
care | Father demonstrated tube replacement, suction and CPR. He attended 29 of 30 visits this year. | CONNECTICUT CHILDREN'S NEONATAL FOLLOW-UP
# R50 | letter
opinion | I would expect a recurrence within three to six months if she became the sole night caregiver. | September 16, 2026
# R50 | answer family
health/family | Isla, G tube, aspiration pneumonia twice.
work/money | She is a librarian part time 1,780.
family/health/care | Judith 70, lives in West Hartford, hip replacement in May 2026, cannot lift the twins.
# R51 | answer family
money | House and truck loan.
family | Anand Karaj August 18, 2018 Fresno.
health/school/family | Gurnoor, 6, has had deaf in right ear since meningitis at 10 months, has FM system at the school and ENT at Valley Childrens.
family | Daughter Gurnoor 6.
# R51 | medical
care | Her son interprets by telephone when he is away. | July 14, 2026
health/opinion | Median survival without transplantation at this stage is two to three years. | July 14, 2026
health | Mrs. Sandhu has idiopathic pulmonary fibrosis with a forced vital capacity of 52 percent. | July 14, 2026
care | Her son, Harpreet Sandhu, is designated as primary. | July 14, 2026
care | Her daughter-in-law is designated as secondary. | July 14, 2026
# R51 | answer other
school | She is in the RN program at Fresno City, done December 2027.
care | Only he watches Gurnoor on weekends when she works.
care | She cares for his mother too.
money | Without him truck gets repossessed and house too.
health/care | Mother, 68, has idiopathic pulmonary fibrosis diagnosed 2022, O2 at three liters, evaluated for transplant at UCSF and needs support person.
health | Simranjit Kaur has migraines.
# R51 | declaration
health | In May 2024 I had surgery for endometriosis. | DECLARATION OF SIMRANJIT KAUR
health/family | My mother-in-law has pulmonary fibrosis. | DECLARATION OF SIMRANJIT KAUR
care/health | She is on the oxygen all day. When I work nights and he is away, my neighbor Mrs. Ochoa sleeps in our living room. | DECLARATION OF SIMRANJIT KAUR
money | The mortgage is $2,840. | DECLARATION OF SIMRANJIT KAUR
care/family | Harpreet was in Nebraska with a load and he drove 22 hours without the load to be with me. | DECLARATION OF SIMRANJIT KAUR
money | We owe $96,400 on the truck and both of us signed. | DECLARATION OF SIMRANJIT KAUR
# R51 | evaluation
health | She meets criteria for Major Depressive Disorder, moderate. | Psychological Evaluation
health | Ms. Kaur presents with persistent grief after two pregnancy losses and with tension-type headaches. | Psychological Evaluation
health/work | She functions well at work and has had no absences in 2026. | Psychological Evaluation
# R51 | answer ties
ties/status/school/work | She would lose green card, RN program, license not valid.
# R51 | answer character
proceedings | Denied asylum 2013, in proceedings administratively closed.
# R52 | declaration
harm/motive | A cousin of mine, Suleiman, was kept by the army intelligence in Kosti for a month in 2024 for his accent only. | Declaration in Support of Application for Asylum
harm | After the shot he sat down against the shelf of baby milk as if he was tired. | Declaration in Support of Application for Asylum
work | I said that I am a pharmacist. | Declaration in Support of Application for Asylum
relocation/trait | In Khartoum or in Port Sudan people ask for your tribe at every barrier, the army too, because they say the ones from Darfur are with the Rapid Support Forces. | Declaration in Support of Application for Asylum
work/status | When the company closed eleven shops in 2018 my visa was cancelled and I had thirty days to leave. | Declaration in Support of Application for Asylum
deadline/status | My degree ended and my status with it on December 20, 2024. | Declaration in Support of Application for Asylum
other/family | Idris would call me from the roof because there only was there a network. | Declaration in Support of Application for Asylum
family/work | Idris, my husband, whom I had married in 2015 during a leave, kept the books. | Declaration in Support of Application for Asylum
event/harm | On June 14 the governor was killed and everybody ran toward Chad. | Declaration in Support of Application for Asylum
presence/fear | I was afraid but at that time it was quiet, and I stayed inside my parents' house and went out twice, both times in a car with the curtain. | Declaration in Support of Application for Asylum
work/health | We rented a smaller shop in 2021 but I was not well. | Declaration in Support of Application for Asylum
# R52 | answer protection
protection | Went to El Geneina police on January 20, 2021 with her father. They took a statement, nothing came of it.
# R52 | answer harm
harm | Hanan Ishaq Abakar’s brother Adam was killed in 2021
# R52 | answer deadline
deadline | Filed on March 3, 2025, ten weeks after status ended.
# R53 | other
relocation/country | Posters with the same layout appeared in provinces to which the persons named had moved, in 17 cases we studied, within three months. | RED-TAGGING IN THE PHILIPPINES
country | In May 2024 the Supreme Court held that red-tagging threatens the right to life, liberty and security. | RED-TAGGING IN THE PHILIPPINES
country | In 2023 the government proclaimed an amnesty for rebels who apply; 1,902 had applied by the end of 2025. | RED-TAGGING IN THE PHILIPPINES
country | From June 2024 to December 2025 we verified 118 killings of persons who had been publicly named as rebels; 39 were farm workers or organizers, 22 of them on Negros island. | RED-TAGGING IN THE PHILIPPINES
# R53 | letter
work/corroboration | I was the parish priest of San Isidro in Escalante from 2012 to 2023. | Rome, 3 September 2026
# R53 | declaration
protection/harm | The motorcycle turned in at the gate of Hacienda Esperanza; a guard opened it. | D. The shooting
protection | The Commission on Human Rights in Bacolod took my affidavit in April. They wrote to the battalion. | D. The shooting
harm/motive | The radio said in the morning that an NPA commander was killed in an encounter in Sitio Mansulao. He had never held a gun. | B. My brother Jomar
harm | Two men with covered faces on a black motorcycle without plate came from behind. | D. The shooting
family | We have no children; we lost one in 2013. | A. Who I am
protection | The battalion answered that it does not know me, although it had my picture on its page. | D. The shooting
deadline | I filed in December 2024. | F. Coming here
fear/family | Liezl they will use to make me come. | F. Coming here
money | I never got the money and I never asked. | C. March 2022
# R54 | declaration
money/motive | In the first days of December Washington told the assembly of the cooperative that there was no money for tires. | The vaccine
corroboration/harm | I heard it from my kitchen. | My brother
work/money | In 2015 my brother Washington and I joined the cooperative Panorama with one bus that my parents helped us to buy with the potato land. | Family and work
work/trait | There were four women drivers of one hundred and ten. | Family and work
protection | Sergeant Iza wrote it on the computer. | What they did to me
work | The cooperative closed in 2025. | Now
fear | In June 2026 two men who said they were from the cooperative asked her for my address, to pay me what the cooperative owed me. | Now
money/threat | We paid six weeks. | The vaccine
protection/fear | Chuky was arrested in August 2024 and escaped from the Litoral prison in January 2025. | Now
relocation/threat | In July 2024 my sister-in-law Narcisa, who had gone to Loja with her two boys, received a photograph of her own door. In Loja, which is eleven hours away. She is in Peru now. | Now
# R54 | evaluation
threat | She described that in May 2024 a man on a motorcycle rode slowly beside her and said, "Your uncle's girl. Tell your mother we like the red backpack." | Emily Anahí Chango Quishpe, age 14
# R54 | answer motive
motive | She is Washington’s sister and he testified against them.
# R54 | answer harm
threat | Calls "you are the next Quishpe"
harm/protection | Los Lobos shot her brother in the presence of a patrol car that did not move.
# R55 | declaration
event | We flew on August 14, 2024. | DECLARATION OF MURAT AYDIN
work | I am a teacher of mathematics. | DECLARATION OF MURAT AYDIN
protection/harm | Between 2017 and 2021 I had to sign at the police station each Monday. | DECLARATION OF MURAT AYDIN
harm/motive | The charge was membership in an armed terrorist organization, article 314 of the penal code. | DECLARATION OF MURAT AYDIN
status/presence | I had a permit for one year and twice more. | DECLARATION OF MURAT AYDIN
harm/proceedings | The hearing lasted nineteen minutes. | DECLARATION OF MURAT AYDIN
event/motive | I found my name on page 340. | DECLARATION OF MURAT AYDIN
# R55 | answer belief
motive/belief | Murat Aydın was held to be a member of "FETÖ" because he taught at a school of the Hizmet movement, had an account at Bank Asya and the ByLock application.
belief | He never took part in the coup and says so.
# R55 | letter
work | I was a nurse in the intensive care of Erciyes University for thirteen years. | Fairfax, September 20, 2026
# R55 | evaluation
health | Psychological: nightmares three to four times a week; sleeps with light on; avoids sports halls, including that of his son's school. | FORENSIC MEDICAL EVALUATION
opinion/corroboration | I examined Mr. Aydın at the request of counsel. | FORENSIC MEDICAL EVALUATION
# R55 | answer proceedings
entry/presence | B-2 admitted at IAD August 14, 2024 until February 13, 2025.
# R55 | answer harm
harm/work | Dismissed, licence cancelled.
# R56 | declaration
health | I was in Sher-e-Bangla Medical College hospital for four days. | AFFIDAVIT OF MD. ASHRAFUL HOQUE TALUKDER
harm/protection | Sohel was in prison for three months and is free. | AFFIDAVIT OF MD. ASHRAFUL HOQUE TALUKDER
belief | I arranged meetings, wrote the leaflets and spoke in the bazaar. | AFFIDAVIT OF MD. ASHRAFUL HOQUE TALUKDER
harm | In their office in Barisal they tied my hands to an iron bar so that my feet did not reach the floor. | AFFIDAVIT OF MD. ASHRAFUL HOQUE TALUKDER
fear/protection | Inspector Kamrul works in Patuakhali now, thirty kilometers from our house. | AFFIDAVIT OF MD. ASHRAFUL HOQUE TALUKDER
identity | I, Md. Ashraful Hoque Talukder, was born on September 5, 1987 in Bakerganj, Barisal, Bangladesh. | AFFIDAVIT OF MD. ASHRAFUL HOQUE TALUKDER
country/event | In August 2024 the government of Sheikh Hasina fell. | AFFIDAVIT OF MD. ASHRAFUL HOQUE TALUKDER
harm | At about ten in the morning Sohel Rana Mridha came with fifteen or twenty men of the Chhatra League. They had hockey sticks. They shouted "razakar" and threw us out. | AFFIDAVIT OF MD. ASHRAFUL HOQUE TALUKDER
screening/character | I have never thrown a stone. | AFFIDAVIT OF MD. ASHRAFUL HOQUE TALUKDER
# R56 | answer harm
harm/threat | Md. Ashraful Hoque Talukder’s wife threatened, house ransacked.
# R56 | evaluation
health | Mr. Talukder scored 49 on the PCL-5. | Psychological evaluation
health | He does not take showers because water on the face brings back the room; he washes with a cup. | Psychological evaluation
# R56 | answer belief
belief | Member and from 2019 organizing secretary of the Bangladesh Nationalist Party (BNP) in Bakerganj, Barisal.
# R56 | police
harm/proceedings | Accused No. 9 absent. | Order dated 12/05/2026
# R57 | declaration
event | I was in the toilet outside. | And 2024?
entry | I got the visa in May. | How did you leave?
trait/harm | We are called dili. The other had a machete. | Tell me about May 2022.
entry | I arrived on 8 June 2024 to JFK. | How did you leave?
health/event | The pastor took me first to the Geita hospital. | Did you report it?
harm | Q. Whose voice? A. My uncle Jeremia, the brother of my father. | SWORN STATEMENT
motive/threat | One said, "Dili limekuja." It means the deal has come, the money has come. | Tell me about May 2022.
entry | A Canadian woman who gives sunscreen to us, Sister Colette, helped me with an invitation to a conference in New York. | How did you leave?
harm | In the night they came over the wall. They broke the door of my room with an iron. | And 2024?
relocation | I moved to Mwanza to a school hostel, it was 120 kilometers away. | What did you do next?
work/school | I studied to be a primary teacher in Mwanza, and in 2020 I got a post in Nyarugusu B primary school. | After that?
relocation | I have nobody in Dar. And my uncle has a cousin at the bus stand, Ubungo.
# R57 | evaluation
health | Test results: PCL-5, 58. PHQ-9, 17, moderately severe. | PSYCHOLOGICAL EVALUATION
# R57 | medical
health | Transfused 2 units. | DISCHARGE SUMMARY
# R58 | declaration
country/harm | In January 2025 there was a trial in Gia Lai of people who were not there. | DECLARATION
corroboration/identity | The paper says 1 January 1987. | DECLARATION
work/money | We had coffee and pepper. It was the land of my wife's mother. | DECLARATION
other/corroboration | We had to wait for the paper from Y Blô, it came in May. | DECLARATION
work/presence | I worked in construction at night without papers. | DECLARATION
belief | My brother Y Krec taught me. | DECLARATION
harm/belief | His chest was blue. They let me go for the funeral, and the police stood at the grave, and nobody was allowed to pray. | Fourth time
# R58 | evaluation
corroboration | History as in the declaration that counsel provided, except that he said that he was held five days and not six in 2017 and that he does not count days well. | MEDICAL EVALUATION FOR ASYLUM
# R58 | court
harm/fear | A wanted notice is issued. | DECIDES
# R58 | other
other | I am not a lawyer.)
deadline/proceedings | 06/16/2025 I-589 e-filed by legal aid.
health/harm | Scars on soles of both feet noted when fitted for work boots; cl. said "police."
# R58 | answer deadline
deadline/fear | June 11, 2023 events, after that police named him on wanted list in January 2025 (in absentia trial).
# R58 | letter
country/presence | Thailand is not party to the 1951 Convention. This certificate does not give permission to reside or to work. | To whom it may concern
# R59 | declaration
harm | The first slap was three months after the wedding. It was because of beans. After that it was anything. | DECLARATION OF YANIRA DEL CARMEN ALVARENGA DE RIVAS
work | I sew for a bridal shop. | DECLARATION OF YANIRA DEL CARMEN ALVARENGA DE RIVAS
protection | A policewoman wrote everything. She was kind. Then she saw the surname and made a phone call. | DECLARATION OF YANIRA DEL CARMEN ALVARENGA DE RIVAS
protection/trait | My mother said that with a policeman nobody would bother us. | DECLARATION OF YANIRA DEL CARMEN ALVARENGA DE RIVAS
threat/protection | He showed me a form on his phone with my name already in it. It said "collaborator, alias La Costurera." | DECLARATION OF YANIRA DEL CARMEN ALVARENGA DE RIVAS
family/fear | My mother lives in the same house in Soyapango and he greets her on the street. | DECLARATION OF YANIRA DEL CARMEN ALVARENGA DE RIVAS
harm | Ulises died in Mariona on October 21, 2022. They gave us a closed box and a paper that says pulmonary edema. | DECLARATION OF YANIRA DEL CARMEN ALVARENGA DE RIVAS
relocation | In July 2021 I took Camila to my cousin Delmy in Sonsonate. | DECLARATION OF YANIRA DEL CARMEN ALVARENGA DE RIVAS
# R59 | answer harm
harm | Raped & strangled.
# R59 | letter
harm/protection | The fifth day Milton came in a police pickup with another policeman. | Sonsonate, August 30, 2026
# R59 | medical
health/harm | Record: 88-1204-22; Admission: 08-05-2022 22:50 Discharge: 13-05-2022; Dx: Fracture of mandible, left parasymphysis and right angle | SOYAPANGO
# R59 | answer protection
protection | UNIMUJER 2021 (they called husband), PDDH August 2022.
# R59 | answer belief
belief | Denounced police abuse in regimen, feminist opinion that a woman is not property.
# R59 | answer trait
trait | Salvadoran women in domestic relationships they are unable to leave.
# R60 | answer harm
harm/work | May 8, 2021 bomb at Sayed ul-Shuhada school killed her niece Fatima, 15. After the Taliban came she taught 14 girls in her basement.
harm/relocation | Shukria Hakimi’s husband was beaten, his hand broken. They hid in Ghazni and crossed to Pakistan December 4, 2021.
harm | Shukria Hakimi’s husband Najib: left hand broken by rifle butt October 30, 2021.
work | Shukria Hakimi taught at Zainab-e-Kubra girls high school in Dasht-e-Barchi.
# R60 | declaration
harm/motive | I counted until twenty-two. He asked for the names of the other teachers and who had paid me after the Americans left. | The night of October 30
health | A bonesetter in Jaghori put the hand in wood. | DECLARATION OF NAJIB HAKIMI
harm | In January 2022 Masooma Rezai, who had taught chemistry with me and had a class of her own, was arrested in Kabul. Her mother tells me that nobody knows where she is. | Pakistan and the way here
harm | I was hit on the left hand with a rifle. | DECLARATION OF NAJIB HAKIMI
work | He repaired computers. | My family and my work
health/harm | I lost consciousness for some minutes. | DECLARATION OF NAJIB HAKIMI
protection/harm | I waited at the station both days. They told me to bring her father. Her father is dead since 2009. Then I went to Haji Sarwar and he brought the elders. | DECLARATION OF NAJIB HAKIMI
# R60 | answer presence
presence | Police took bribes from Afghans.
# R60 | answer protection
protection | There was nobody to go to.
# R60 | answer belief
motive/threat | The Taliban intelligence officer called her a rafizi.
# R61 | answer harm
harm/belief | Released after signing that he gives up the faith.
harm | Filmon Tesfay’s mother was fined 50,000 nakfa and jailed a month.
work/harm | Never released from service.
# R61 | declaration
work/harm | In July 2016 I was taken to Sawa for the twelfth grade, like everyone. | DECLARATION
event/entry | In November 2024 I flew to Brazil. | DECLARATION
work/harm | After the examination I was assigned to unit 27 at Kiloma. | DECLARATION
money/work | I was paid 500 nakfa a month. | DECLARATION
event | On April 14, 2021 I went with two others from Omhajer over the Setit river into Sudan. | DECLARATION
harm | In May 2021 soldiers took my mother. She was in the prison of Adi Keyih for a month, until my uncle paid 50,000 nakfa. | DECLARATION
harm | He died on June 3, 2019. They told us to carry him. | DECLARATION
corroboration/proceedings | The officer asked first about the army. He asked about religion later, and I told him of the prayer. | DECLARATION
# R61 | answer belief
belief | He also asked at a meeting when the service would end.
# R61 | letter
harm/motive | After he went away the soldiers came on 9 May 2021 and took me to Adi Keyih. They said, "Your son has sold the blood of his father." | Segeneiti, February 2, 2026
# R61 | answer presence
presence | Uganda two years asylum seeker card, never decided; Then Brazil to Mexico.
# R62 | answer protection
protection | He complained about the broken rib to the prosecutor with a certificate of the hospital on March 20, 2022 and got an answer that the officers had acted lawfully.
# R62 | answer harm
harm/belief | On March 6, 2022 he stood on Budyonnovsky Avenue with a blank sheet of paper and was arrested after eleven minutes, fined 30,000 rubles and kicked in the police van so that a rib broke.
harm | On October 4, 2022 he was given a draft notice at his work, a software company, and did not appear.
harm | He signed that he would work with them.
event/entry | He left for Georgia on April 2, 2023 and from there to New York.
# R62 | answer proceedings
proceedings/deadline | I-589 mailed on September 27, 2024, received on September 30, 2024.
entry | Entered at JFK with B-2 on May 21, 2023.
status/proceedings | Change of status to F-1 filed on November 1, 2023, denied on August 12, 2024.
# R62 | answer belief
identity/trait/family | His mother is from Kharkiv.
belief | He wrote about it in a Telegram channel with 4,300 readers under his own name and gave money to a Ukrainian hospital.
# R62 | answer deadline
deadline | He filed seven weeks after.
deadline/status | He was in lawful B-2 status until November 20, 2023 and then had a pending F-1 change of status that was denied on August 12, 2024
harm/fear | In July 2024 a criminal case was opened against him in Rostov for the posts on Telegram, his father was shown the order.
# R62 | answer motive
motive/threat | An FSB officer, Major Zubov, told him that he is a fifth column and a Nazi helper because of the posts and because his mother is Ukrainian.
# R63 | declaration
identity | I was born on December 5, 1987, in San Pedro Sula, Honduras. | DECLARATION OF WENDY CAROLINA PAZ MEJÍA
protection | The inspector was Oscar Lagos. He wrote it down and told me that it would be under a reserved name. | DECLARATION OF WENDY CAROLINA PAZ MEJÍA
protection/belief | On February 20, 2024 I testified behind a screen. | DECLARATION OF WENDY CAROLINA PAZ MEJÍA
money/threat | I paid as one pays for light. | DECLARATION OF WENDY CAROLINA PAZ MEJÍA
protection/threat/fear | Two weeks after the trial a man stopped me at the market and repeated to me a sentence that I had said only to Inspector Lagos, word for word. Then I knew. | DECLARATION OF WENDY CAROLINA PAZ MEJÍA
protection | The judge read my real name aloud by mistake. | DECLARATION OF WENDY CAROLINA PAZ MEJÍA
# R63 | answer harm
harm | One bus burned on January 15, 2025.
harm | Driver Elmer Rivas was killed on May 3, 2023. Her sister Dilcia was followed and moved to La Ceiba.
# R63 | court
protection | The clerk shall inform the Public Ministry of the incident of February 20, 2024, in which it was disclosed in the hearing. | JUDGMENT of March 1, 2024
protection/harm | The court finds Jesús Antonio Pineda ("Chuy") and Brayan Josué Castro guilty of the murder of Elmer Rivas, and sentences each to twenty-five years. | JUDGMENT of March 1, 2024
# R63 | answer proceedings
proceedings | Pleadings December 3, 2025, removability conceded.
proceedings/deadline | I-589 filed on January 22, 2026.
# R63 | answer motive
motive/threat | She testified against two of their men for the murder of her driver, and spoke on the radio. They told her that sapas die with their children.
# R63 | medical
health | Diagnosis: bilateral fracture of the mandible; loss of teeth 31 and 41. | Discharge summary (translation)
# R64 | declaration
harm | On January 9, 2024 the navy stopped my boat off Talaimannar and took it. | DECLARATION OF RAVICHANDRAN SELVARAJAH
entry | On May 11, 2024 I crossed the border near San Luis, Arizona, and waited for the officers. | DECLARATION OF RAVICHANDRAN SELVARAJAH
money/protection | My uncle Anton Croos had paid 900,000 rupees to a man of the EPDP who knew the officers. | DECLARATION OF RAVICHANDRAN SELVARAJAH
protection | On 5th August I went to Vavuniya and complained to the Human Rights Commission. | AFFIDAVIT
health/corroboration | Dr. Nirmala Pathmanathan at the hospital in Jaffna treated my back. She wrote "burns, accidental" because she was afraid, and she told me so. | DECLARATION OF RAVICHANDRAN SELVARAJAH
identity | I was born on January 27, 1989. | DECLARATION OF RAVICHANDRAN SELVARAJAH
harm | I was let go the same evening. | DECLARATION OF RAVICHANDRAN SELVARAJAH
motive | They said that arms had been landed at Pesalai and that I had brought them from Rameswaram in my boat. | DECLARATION OF RAVICHANDRAN SELVARAJAH
work/family/money | My father was a fisherman and so am I. I own, or owned, a fiberglass boat of eighteen feet with an engine of 25 horsepower, which I bought in 2015 with a loan. | DECLARATION OF RAVICHANDRAN SELVARAJAH
# R64 | evaluation
health/harm | There are two bands of darker skin around the wrists, which are consistent with suspension. | Findings
opinion/corroboration | I examined Mr. Selvarajah on June 18, 2026 for two hours and thirty minutes with a Tamil interpreter. | Newark, New Jersey
health/corroboration | I also considered the hospital card from Jaffna of August 23, 2023, which says "burns, accidental." | Newark, New Jersey
# R64 | letter
harm/country/fear | Two young men of this parish, Mariyadas and Dinesh, were taken in 2024 after they had been sent back from Australia. | Pesalai, Mannar
# R64 | answer harm
harm | Ravichandran Selvarajah had to report every Sunday.
# R65 | evaluation
deadline/opinion/health | From May 2023 until at least the spring of 2024 Ms. Rengifo was not able to deal with matters that asked her to tell what had happened. | Opinion
deadline/opinion | I was asked to evaluate the mental health of Ms. Rengifo and its effect on her ability to file an application within one year. | Reason for referral
# R65 | declaration
fear | I did not go to the cemetery with the others but at six in the morning. | My son
harm/motive | He was twenty-one. They did not take his telephone or his money. | My son
belief | In 2022 I joined Vente Venezuela and kept the accounts of the campaign of María Corina Machado in our parish. | After
family | I have a daughter, Valentina, who is with me in Doral. | DECLARATION
work/belief | I was a deputy of the National Assembly of Venezuela for Zulia from 2016 until January 2021 and a member of its commission on energy. | AFFIDAVIT OF NORA BRACAMONTE
identity | I was born in Cabimas, in the State of Zulia, on November 30, 1978. | DECLARATION
harm/status | In June 2021 I wanted to renew my passport and was told at SAIME that it was annulled because I had reported it stolen, which I never did. | After
school/family | Luis Daniel was in his last year of civil engineering and wanted to stay until July. | After
work | From 2004 until March 2020 I worked in the internal audit of Petróleos de Venezuela, PDVSA, the last six years as head of the audit of fuel distribution in the western division. | My work
# R65 | answer harm
harm | Signed "apology" video.
# R65 | medical
health | Admitted: 08/21/2023 Discharged: 08/30/2023; Diagnosis: Intentional ingestion of benzodiazepine; major depressive disorder, single episode, severe. | DISCHARGE SUMMARY
# R65 | other
harm | Luis Daniel Suárez Rengifo, 21, was killed yesterday at 6:40 p.m. by two men on a motorcycle without plates at the gate of the Rafael Urdaneta University. | Maracaibo, May 18, 2023
# R66 | answer harm
harm | Soldiers at the interrogation center in Myitkyina beat his shins with an iron bar, made him kneel on gravel with his arms raised for six hours, and poured boiling water over his left hand.
harm | On October 9, 2023 soldiers stopped the bus from Waingmaw, found a list of donors in his bag and took him to the interrogation center, where he was held for twelve days and tortured.
harm | When he did not report, soldiers came to the house on November 27, 2025, beat his father with rifle butts and took the motorcycle.
money/harm | His church paid three million kyat for his release.
harm | His friend Lahtaw Zau, who stood beside him, was shot dead.
harm | His father, Lahpai Gam, lost the sight of his right eye from the beating on November 27, 2025. His friend Lahtaw Zau was killed on March 14, 2021.
# R66 | answer protection
protection | The persecutor is the army, and the army is the government.
protection/fear | A lawyer who complained for another student in 2023 was arrested the next day.
# R66 | answer belief
belief/harm | He is a Baptist and led the youth choir of the Kachin Baptist Convention church in Waingmaw, which soldiers used as a barracks for five weeks in 2022.
# R66 | answer presence
presence/relocation | He spent eleven weeks in Mae Sot, Thailand, without papers, hiding in the storeroom of a church, and changed planes in Doha.
country/relocation | The Thai police arrested two of his friends on the street and handed them over at the bridge.
# R66 | answer motive
threat/motive | The administrator told his mother that a boy who sings against the army can die for it.
# R66 | answer proceedings
proceedings | was found to have a credible fear on April 21, 2026.
proceedings | He has been detained in Elizabeth since then.
# R67 | declaration
health | I could not wear shoes for three weeks. | DECLARATION OF EMMANUEL TABE NGWA
work | I taught history at Government Bilingual High School in Bamenda from 2012. | DECLARATION OF EMMANUEL TABE NGWA
belief | I spoke at the gathering in front of the Congress Hall in Bamenda. | DECLARATION OF EMMANUEL TABE NGWA
identity/status | I am a citizen of Cameroon only. | DECLARATION OF EMMANUEL TABE NGWA
harm/event | On June 5, 2023 I escaped when they took me to the hospital, because a nurse who had been my student opened a door. | DECLARATION OF EMMANUEL TABE NGWA
protection | I did not complain to any authority in Cameroon. | DECLARATION OF EMMANUEL TABE NGWA
family | I am married to Comfort Bih, who is in Cameroon with our two daughters, Blessing, who is nine, and Faith, who is six. | DECLARATION OF EMMANUEL TABE NGWA
harm | I was held for nineteen days. They whipped me on the back with an electric cable and put a bag over my head. | DECLARATION OF EMMANUEL TABE NGWA
work | I worked in a bookshop. | DECLARATION OF EMMANUEL TABE NGWA
work/belief | In September 2019 I agreed to open the school again with the parents, because my daughters had not learned to read. | DECLARATION OF EMMANUEL TABE NGWA
relocation | I hid with a priest in Yaounde. | DECLARATION OF EMMANUEL TABE NGWA
harm | The gendarmes were the ones who beat me. | DECLARATION OF EMMANUEL TABE NGWA
# R67 | answer motive
motive | Gendarmes called him ambazonian terrorist and secessionist teacher.
# R67 | answer harm
harm | Emmanuel Tabe Ngwa’s brother Divine was shot dead in May 2023 by BIR.
# R68 | evaluation
health/family | Dulce, who is nine, wets the bed and asked me whether her father can come by airplane. | PSYCHOLOGICAL EVALUATION
opinion/corroboration | I met Ms. Cojulún on three days in August 2026 for a total of seven hours, with a K'iche' interpreter. | PSYCHOLOGICAL EVALUATION
opinion | In my opinion Ms. Cojulún would not be able to care for her daughter if she had to live within the reach of Mr. Tzoc. | PSYCHOLOGICAL EVALUATION
# R68 | declaration
health/harm | I bled for two days. | AFFIDAVIT
threat | He put a pistol to my head and said that he would cut me into pieces if I left again. | AFFIDAVIT
threat/fear | My mother tells me that Wilmer comes to her house drunk. In June 2026 he broke her window and shouted that the day I come back will be my last day. | AFFIDAVIT
ties/relocation | I live with my cousin in Pico-Union. | AFFIDAVIT
relocation/fear | He found us there after nine days. | AFFIDAVIT
harm | In December 2016 he pushed me down the stairs of the patio because the tortillas were cold. | AFFIDAVIT
trait/motive | A sapa is a woman who informs. | AFFIDAVIT
harm | I cannot count how many. | AFFIDAVIT
harm | He kept my identity document in a locked box. | AFFIDAVIT
# R68 | medical
health/harm | Findings: displaced fracture of the right ulna; bruises of different age on both upper arms and the back; old burn scar on the left forearm in the form of a triangle, 9 cm. | Emergency record
# R68 | answer harm
harm | He beat her for years, raped her, burned her with an iron, broke her arm. In November 2024 the gang shot at her market stall after she reported him.
# R69 | declaration
record | I was never arrested in the United States. | DECLARATION OF DARIA IGOREVNA SOKOLOVA
event | I left on October 3, 2022 by bus to Georgia at Upper Lars. | DECLARATION OF DARIA IGOREVNA SOKOLOVA
harm/protection | I signed a paper that I would not leave. | DECLARATION OF DARIA IGOREVNA SOKOLOVA
belief | On March 6, 2022 I stood alone with a sheet of paper that said "Two words" in front of the university. | DECLARATION OF DARIA IGOREVNA SOKOLOVA
identity | I was born in Kazan on September 17, 1993. | DECLARATION OF DARIA IGOREVNA SOKOLOVA
entry | I arrived in New York on December 10, 2022 as a visitor. | DECLARATION OF DARIA IGOREVNA SOKOLOVA
work | I taught English at School No. 39 in Kazan from 2016 until April 2022. | DECLARATION OF DARIA IGOREVNA SOKOLOVA
harm | After four minutes police took me. | DECLARATION OF DARIA IGOREVNA SOKOLOVA
motive/threat | The director of my school told me afterwards that a teacher should count children and not votes. | DECLARATION OF DARIA IGOREVNA SOKOLOVA
health/corroboration | The doctor of the polyclinic No. 21 wrote down burns on the left thigh and a perforated eardrum on September 26, 2022. | DECLARATION OF DARIA IGOREVNA SOKOLOVA
belief | The channel had 2,300 readers. | DECLARATION OF DARIA IGOREVNA SOKOLOVA
# R69 | answer harm
harm | Daria Igorevna Sokolova was arrested at two rallies, ten days in jail, beaten with a stun gun at the police, fired from the school, Criminal case opened.
# R69 | medical
health | Central perforation of the right eardrum. | CITY POLYCLINIC No. 21, KAZAN
# R69 | answer deadline
deadline/status | Daria Igorevna Sokolova held B-2 status until June 9, 2023, extended until December 8, 2023.
# R70 | declaration
relocation/work/protection | A teacher is transferred only by the Ministry and the Ministry is theirs. | AFTER
presence | We lived in Johannesburg, in Alexandra, until December 2012. | BACKGROUND
family | I am married to Simbarashe and we have one child living, Rutendo. | BACKGROUND
country/harm | After the first round of the election of March 2008 the youths of ZANU-PF set up a base behind the Chitowa shops. | BACKGROUND
threat/harm | On 22 January 2024 two men of the Central Intelligence Organisation came to the school and sat at the back in my lesson. | AFTER
harm | On the night of 14 June 2008 they burned our kitchen hut and the granary. | BACKGROUND
work/record | I worked for some months at a nursing home without permission before my card came. | AFTER
harm | My husband went out with a bucket. They beat him with chains on the hip, and one held me by the hair so that I would watch. He limps to this day. | BACKGROUND
# R70 | answer harm
harm/health | The arm was broken.
threat | CIO man said next time the dam.
# R70 | medical
health | OPD card 4471/23. Name: Mukaro Tendai F 44 | MUREWA DISTRICT HOSPITAL
# R70 | answer presence
country/presence | Xenophobic attacks 2008 and 2010.
# R70 | police
relocation/country | Of 140 families who relocated to Harare or Bulawayo, 52 reported that local party officers had asked for them by name. | Zimbabwe after the vote
country | The opposition has since split, and observers describe a decrease of organized violence in the cities in 2025. | Zimbabwe after the vote
# R71 | letter
status/deadline/school | My program ended in June 2025. | STATEMENT OF ACHIENG ODERO
harm/trait | In the morning the women brought me porridge as if it was a wedding. | STATEMENT OF ACHIENG ODERO
deadline | I thought it is for people who have done politics. | STATEMENT OF ACHIENG ODERO
deadline | I filed on July 30, 2025. | STATEMENT OF ACHIENG ODERO
protection/harm | The elders fined me a goat. | STATEMENT OF ACHIENG ODERO
school | I finished Form Four. | STATEMENT OF ACHIENG ODERO
deadline | I did not know about asylum. | STATEMENT OF ACHIENG ODERO
# R71 | declaration
protection | The inspector told me that the file is with the elders. | AFFIDAVIT
protection/fear | I saw Ochieng that evening at the funeral drum, drumming. | AFFIDAVIT
# R71 | answer harm
harm | Achieng Odero was raped by Ochieng for "cleansing" November 28, 2021, beaten with rungu in February 2022 (lost hearing left ear), land taken, tried to take Felix
harm | Achieng Odero’s sister in law Beryl killed on April 11, 2025; Another widow in the village, Mama Akoth, thrown out.
# R71 | medical
health | Unilateral profound loss, L. Findings are consistent with temporal bone trauma as described. | Impression
health | L tympanic membrane with healed perforation. | Otoscopy
# R71 | answer deadline
entry/status | Achieng Odero came on June 2, 2023 on nanny job (J-1 au pair).
# R72 | answer presence
presence/fear | Yader Antonio Mendoza Rivas left when a man from Jalapa took photos of the house.
# R72 | declaration
fear | If they send me, I do not arrive to Jalapa. | NOW
work/corroboration | I am board certified in internal medicine and have made 63 forensic evaluations. | MEDICAL AFFIDAVIT
proceedings/record | The case was dropped on July 15, 2026. | THINGS THE LAWYER TOLD ME TO SAY
health | I wake up at night and I touch my wrists. | NOW
other | Maybe I would have given it. | EL CHIPOTE
threat/harm | I painted over it. They wrote it again. | WHO WE ARE
event | August 3, 2024, five in the morning. | THE ARREST
corroboration/proceedings | I said also that there are problems with the government. He did not write much. | THE UNITED STATES
# R72 | answer motive
motive | His sister is a doctor who treated wounded in 2018 & talks on Radio Darío from exile; And he did not lend the truck. They said "the Mendozas are all coup plotters".
# R72 | answer harm
harm/fear | 41 days in El Chipote (August to September 2024): hung by the wrists, cold room, plastic bag over head twice. Those sent back are interviewed at the airport in Managua by the DAEP.
# R72 | letter
identity | Martha Mendoza Rivas, M.D. | Miami, August 30, 2026
other | I have asked myself every day if I should have waited. | Miami, August 30, 2026
# R72 | answer proceedings
proceedings | Individual hearing set for set on March 18, 2027 at 8:30.
# R73 | answer harm
harm | Uncle Dr. Rashid was shot in Karachi 2014.
harm/protection | Minarets were broken with police present.
harm | Amtul Bhatti’s husband was beaten on February 3, 2025.
# R73 | letter
harm/protection | DSP told them: "Ask him what you like." | STATEMENT OF HUSBAND
harm | I did not. They slapped me, I think forty times, and they hit on the thighs with a leather strip which is called chittar. | STATEMENT OF HUSBAND
harm/corroboration | We also confirm that our mosque in Gojra lost its minarets on the night of September 14 to 15, 2023, and that it was sealed by the administration on January 30, 2025. | AHMADIYYA MUSLIM COMMUNITY USA
harm | All night I was made to stand. | STATEMENT OF HUSBAND
health | My left ear makes a sound since then. | STATEMENT OF HUSBAND
# R73 | declaration
work/harm | Sales went from Rs. 38,000 a day to about 9,000. | B. The boycott
belief | That I am by birth a member of the Ahmadiyya Muslim Community. | A. Myself
harm | The minarets were broken with hammers and the Kalima was scratched from the wall. | C. The minarets
protection/harm | In June 2026 the court at Toba Tek Singh declared us proclaimed offenders. | G. Other matters
motive/threat | Qari Jalali was on a motorcycle, speaking in a megaphone: "The envelope is the proof." | D. 28 January 2025
# R73 | police
motive | The feelings of Muslims were injured. | Date & time of report: 02-02-2025, 21:10
# R74 | declaration
health | He walks with a stick. | DECLARATION OF CHALTU GEMECHU BEKELE
health | On August 7, 2023 I began to bleed. | DECLARATION OF CHALTU GEMECHU BEKELE
family | My husband and our son Bontu, who is seven, are with my brother. | DECLARATION OF CHALTU GEMECHU BEKELE
identity | I was born on September 24, 1991 in Gimbi, Ethiopia. | DECLARATION OF CHALTU GEMECHU BEKELE
health | I still have the marks on my left knee. | DECLARATION OF CHALTU GEMECHU BEKELE
proceedings/corroboration | At the border I was asked through a telephone interpreter in Amharic, which is not my language. | DECLARATION OF CHALTU GEMECHU BEKELE
entry | I flew to Brazil and went by land to Mexico. | DECLARATION OF CHALTU GEMECHU BEKELE
work | I taught the third grade at Burka Primary School in Nekemte from September 2014. | DECLARATION OF CHALTU GEMECHU BEKELE
entry | I entered the United States on May 17, 2024 near San Ysidro and gave myself up. | DECLARATION OF CHALTU GEMECHU BEKELE
# R74 | evaluation
health | PHQ-9 score 19, moderately severe depression. | Cascade Asylum Health Clinic
health/opinion | Both wrists show circumferential linear scars, 4 mm wide on the left and 3 mm on the right. They are highly consistent with suspension by a rope. | Cascade Asylum Health Clinic
health/corroboration | One scar on the right forearm is, by her own account, from a burn at the stove in childhood. | Cascade Asylum Health Clinic
opinion/corroboration | I examined Ms. Gemechu for three hours with an interpreter of Afaan Oromoo. | Cascade Asylum Health Clinic
# R74 | medical
health/harm | Patient states shot by member of security forces. | Discharge note
# R75 | declaration
record | I was never arrested. | Declaration of Yurani del Carmen Mosquera Palacios
identity/trait | I am from Istmina in the Chocó, Colombia, and I am Afro-Colombian. | Declaration of Yurani del Carmen Mosquera Palacios
harm | On June 11, 2024 at about nine at night they came to my house. They shot at the front. | Declaration of Yurani del Carmen Mosquera Palacios
health | He sits on the floor when a motorcycle goes by. | Declaration of Yurani del Carmen Mosquera Palacios
work | I worked in a laundry. | Declaration of Yurani del Carmen Mosquera Palacios
protection | The protection unit gave me a vest and a telephone in September. They did not give me guards. | Declaration of Yurani del Carmen Mosquera Palacios
harm/corroboration | I counted nine holes. | Declaration of Yurani del Carmen Mosquera Palacios
belief | At the assembly on March 16, 2024 I said no, the river belongs to the people. | Declaration of Yurani del Carmen Mosquera Palacios
# R75 | answer harm
harm | Yurani del Carmen Mosquera Palacios was shot at the house nine holes.
harm | Don Eulises (vice president) was killed on May 2, 2024.
# R75 | medical
health | Visual acuity after surgery: counts fingers at one meter.
# R75 | answer trait
trait | Afro-Colombian community leaders in Chocó.
# R75 | answer protection
protection | Denuncia fiscalía Istmina on June 13, 2024 (noticia criminal 2733), Defensoria early warning.
# R75 | answer motive
motive | They told her 'por sapa y por lideresa'. They want junta to sign for the dredges. They also asked money (vacuna).
# R76 | other
threat/motive | Q. What did the sergeant say? A. He said, "Your mother talks on television. All you Guardado will follow Nelson." | May 28, 2026
harm | Place of death: Mariona penitentiary. | INSTITUTE OF LEGAL MEDICINE (translated)
harm/proceedings | Q. Were you ever charged with a crime? A. Never. They wrote nothing down. | May 28, 2026
relocation | Q. Could you live in another town? A. The register of the police is for the whole country. My sister moved to Santa Ana and they found her there. | May 28, 2026
# R76 | declaration
proceedings/corroboration | The Court finds the respondent not credible. | CREDIBILITY
proceedings | There is no nexus. | NEXUS
proceedings | The Court finds that torture of this respondent is not more likely than not. | CONVENTION AGAINST TORTURE
identity/proceedings | The respondent is a native and citizen of El Salvador. | July 14, 2026
country | Conditions in the prisons are harsh. | CONVENTION AGAINST TORTURE
proceedings/corroboration | The Court does not find this explanation persuasive. | CREDIBILITY
proceedings | The Court has considered the reports in the record. | CONVENTION AGAINST TORTURE
# R76 | answer harm
harm | His brother Nelson died in Mariona prison on April 22, 2024. His sister Ingrid was arrested on January 9, 2025 and is still held without trial.
# R76 | answer protection
protection | The office wrote to the post.
# R76 | answer trait
trait | Immediate family of Nelson Guardado.
# R77 | answer harm
harm | Volha Tsikhanchuk’s husband Andrei was beaten in search on October 12, 2023
# R77 | declaration
harm/fear | Dzmitry Hlebau worked for us as a designer. In February 2024 he got four years of colony. | DECLARATION OF VOLHA TSIKHANCHUK
work/presence | In Bialystok I cleaned in a hospital. | DECLARATION OF VOLHA TSIKHANCHUK
fear | I am afraid that if I go back I will go to the colony like Dzmitry. | DECLARATION OF VOLHA TSIKHANCHUK
harm | I got fifteen days for "picketing." | DECLARATION OF VOLHA TSIKHANCHUK
harm | The police took everybody in our street who was in the list from 2020. | DECLARATION OF VOLHA TSIKHANCHUK
entry | We came to Chicago on January 9, 2025 with tourist visas to my cousin Nadzeya. | DECLARATION OF VOLHA TSIKHANCHUK
harm | They took us by truck to Minsk, to Okrestina. | DECLARATION OF VOLHA TSIKHANCHUK
# R77 | answer motive
belief/motive | Printed leaflets and marched against Lukashenko, subscribed to NEXTA. They called "BChB whore", made to film an apology.
# R77 | medical
health/corroboration | X-ray: fractures of ribs 7, 8 on the left and 8, 9 on the right.; Mechanism: domestic, fall from stairs.; Recommended: rest 6 weeks. | Traumatology. Extract from the card No. 11842
health | Complaints: pain in chest, cannot breathe deep. | Traumatology. Extract from the card No. 11842
# R77 | letter
family/identity | I am Nadzeya Baranava, a cousin of Volha. | October 22, 2026
corroboration | I have saved it and I gave it to her lawyer on a stick. | October 22, 2026
# R77 | answer belief
belief | White-red-white ribbon.
# R78 | declaration
harm | There were eleven women in it. | AFFIDAVIT OF HAWI TOLERA GEMECHU
harm | On May 28, 2024 she was detained again, for three days, at the Kebele 05 police station, because she had come to sign on a Saturday and not a Friday. | AFFIDAVIT OF HAWI TOLERA GEMECHU
other | She tells it here because her attorney asked. | AFFIDAVIT OF HAWI TOLERA GEMECHU
harm | She was put on a truck with Sister Martha. | AFFIDAVIT OF HAWI TOLERA GEMECHU
motive/harm | Commander Girma Desta asked who had been on duty. | AFFIDAVIT OF HAWI TOLERA GEMECHU
work/school | She works as a home health aide since December 2025 and studies for the NCLEX. | AFFIDAVIT OF HAWI TOLERA GEMECHU
harm/family | Her younger brother Obsa was taken for military training in February 2026. | AFFIDAVIT OF HAWI TOLERA GEMECHU
family | She does not know whether she is a wife or a widow. | AFFIDAVIT OF HAWI TOLERA GEMECHU
relocation/fear | In August the police of the subcity came at night to check tenants, and she hid on the roof. | AFFIDAVIT OF HAWI TOLERA GEMECHU
# R78 | letter
fear | Last month Fikadu asked where the doctor is. | Gimbi, 3 May 2026
harm/event | The family of Sister Martha looked for her until Fasika. Then a herder found a skirt. | Gimbi, 3 May 2026
# R78 | answer harm
harm | The house was searched 4x in 2023.
# R78 | evaluation
opinion/corroboration | Ms. Gemechu, 31, gave her history in English and Afaan Oromo over two and a half hours. | FORENSIC MEDICAL EVALUATION
# R78 | medical
corroboration | 27 Tikimt 2015: Martha A., Hawi T. | Duty roster, emergency, night
# R79 | other
threat | Mr. Rubén Ayquipa took the word and said that he will see who speaks when the road is closed. | BOOK OF MINUTES, folio 88
country | 38 land and environmental defenders were killed in Peru between 2020 and 2025, 24 of them members of indigenous communities or of rondas campesinas. | ANDES LAND WATCH
country/protection | The Ministry of Justice has a mechanism for defenders since 2021. | Protection
country/protection | In four of the 38 cases somebody was convicted. | ANDES LAND WATCH
# R79 | declaration
threat/fear | On August of this year, in the patron feast, they put my name in the church of Huancaray in the list of the dead. | DECLARATION OF WILBER SATURNINO HUAMANÍ CCOYLLO
protection | I denounced again at the fiscalía on February 6. They gave me a paper that in May said archived because the authors could not be identified. | DECLARATION OF WILBER SATURNINO HUAMANÍ CCOYLLO
country/work | The new president of the ronda signed an agreement with the mining people and the road is open. | DECLARATION OF WILBER SATURNINO HUAMANÍ CCOYLLO
harm | my brother Efraín was killed on the 2nd of February of 2025. I washed him. They were four holes.
# R79 | answer protection
protection | Fiscalía Andahuaylas in April 2024 & February 2025
# R79 | medical
health | Two healed ribs palpable L side. | Exam
health | R brachial plexus signs, wasting of deltoid. | Exam
opinion/health | Assessment: combination of findings typical of suspension by arms behind the back ("Palestinian hanging"). | INDEPENDENT MEDICAL REVIEW
health | R shoulder, cannot abduct above 70 degrees. | Complaint
# R79 | answer harm
harm | Efraín Quispe (br-in-law, vice president of ronda) killed.
# R80 | declaration
fear/protection | If they send me back, they will know it before I reach the bus terminal, because the police of the airport and the police of the post are the same police. | DECLARATION
work | I sold fruit in the market of Chamelecón from the age of twelve, first with my grandmother, then alone. | DECLARATION
harm | Wilmer Pineda, whom they call El Tuerto, took out a gun and shot him in the neck. | DECLARATION
belief | I stood up and I said that the police eat with those who kill us, and that we should not pay one more Friday. | DECLARATION
protection | On January 19, 2023, I went to the office of the prosecutor in San Pedro Sula with Reina and I gave my statement with name and fingerprint. | DECLARATION
presence/event | We crossed Guatemala and Mexico in nineteen days. | DECLARATION
deadline/money | In August 2023 I paid 1,800 dollars to a man in Houston, Lic. Baires, who has an office with the flag. He said that he filed my asylum. He gave me a paper with a stamp. | DECLARATION
harm/corroboration | I was two meters away. I had his blood on my oranges. | DECLARATION
relocation | I went to my aunt in La Ceiba on April 4 with Keyla. | DECLARATION
threat/money | In November 2022 two boys came and said that now the market pays to them. It was 500 lempiras each Friday. | DECLARATION
# R80 | answer deadline
deadline | Learned in December 2024 at legal clinic.
# R80 | answer harm
harm/fear | Dilcia Marisol Amador Zelaya’s cousin Nelson Amador disappeared on June 11, 2023 after he would not say where she was.
harm | Dilcia Marisol Amador Zelaya was beaten with pistol, two ribs broken, six days hospital.
# R80 | evaluation
opinion/corroboration | I evaluated Ms. Amador on June 3 and June 17, 2026, in Houston, for a total of five hours, with an interpreter.
# R81 | declaration
health | My periods stopped. | The camp
other | There is a parking place. | After the camp
status | In January 2025 it ended and the renewal was refused without a reason. | Now
identity | I was born in Hotan on April 2, 1986. | My family
event/harm | On May 14, 2018 Officer Wang Lei of the neighborhood station telephoned that I should come and sign something. | The camp
harm/belief | In 2016 a policewoman cut my scarf with scissors at the checkpoint of the bazaar. She cut it on my head, she did not take it off. | My family
threat/harm | On February 20, 2019 they read a paper that I had graduated. They said that if I tell about the school I will study again. | The camp
# R81 | answer harm
harm | Father 12 years prison since 2017.
# R81 | other
harm/belief | Convicted person: Memet Ehet, male, Uyghur, born 1958; Offense: propagating extremism (read scripture at gatherings); Sentence: twelve years, beginning 3 June 2017 | Notice to family
country/fear | In 53 of 90 families the caller named the present address. | RETURNEES AND RELATIVES ABROAD
country | Satellite pictures of 2025 show that nine of the fourteen centers in Hotan prefecture are now marked as prisons. | RETURNEES AND RELATIVES ABROAD
# R81 | answer motive
motive/belief | She prayed, had Koran of grandfather, brother in Turkey.
# R81 | letter
corroboration | She told me about the camp when she came here in 2023. | Istanbul, May 30, 2026
family/fear | After 2017 nobody of my family answered me. | Istanbul, May 30, 2026
# R82 | other
country/protection | Charges were laid in six. | JAMAICA 2026
country/relocation | Persons who moved to another parish were recognized in 34 of 61 cases. | JAMAICA 2026
harm | Q: For how long? A: Two days, three days. | CREDIBLE FEAR INTERVIEW
# R82 | declaration
protection | When I went to ask in April 2019 the sergeant said that the book had got wet.
record | In 2016 I was convicted in Spanish Town for possession of ganja, two ounces, and paid a fine of 15,000 dollars.
protection | On September 11 a lawyer of J-Equal came and they let me go. She wanted to write to INDECOM. I asked her to wait because they have my address.
record | I have no other record.
fear/entry | At the airport I said that I am afraid, and they detained me.
harm | On September 8, 2023, Corporal Samuels stopped Shawn's car near the Rio Cobre. He found a condom. They brought us to the lock-up in Spanish Town.
harm/relocation | In the same week somebody wrote the word on my cousin's gate and she asked me to leave.
identity | I was born in Spanish Town, St. Catherine.
# R82 | letter
corroboration/protection | The station diary had no entry of his arrest. | Kingston, April 3, 2026
# R82 | answer harm
harm | Police beat him at Spanish Town lock-up and put him in cell with men told he was "battyman"
# R82 | answer trait
trait | Bisexual men in Jamaica.
# R83 | publication
event/country | The army did not obey. | THE FRONT AS PUNISHMENT
country | Since November 2023 at least 38 journalists, lawyers, judges and doctors who had criticized the government received orders of requisition or were taken to the front. | THE FRONT AS PUNISHMENT
# R83 | declaration
event | My wife asked me to wait until the suspension of the newspaper was lifted. | AFFIDAVIT OF ISSOUF OUÉDRAOGO KABORÉ
harm | On November 25, 2019 gendarmes of the Section de Recherches came to the newsroom and took me. | AFFIDAVIT OF ISSOUF OUÉDRAOGO KABORÉ
intention | I wanted to go back. | AFFIDAVIT OF ISSOUF OUÉDRAOGO KABORÉ
country/event | On January 24, 2022 there was the first coup and in September of that year the second. | AFFIDAVIT OF ISSOUF OUÉDRAOGO KABORÉ
deadline | On April 12 I went to HIAS in Philadelphia. | AFFIDAVIT OF ISSOUF OUÉDRAOGO KABORÉ
harm | I was held for four days. | AFFIDAVIT OF ISSOUF OUÉDRAOGO KABORÉ
protection | The lawyer asked for the order. It came by a pilot on May 20. | AFFIDAVIT OF ISSOUF OUÉDRAOGO KABORÉ
# R83 | letter
character | He teaches French on Saturdays at the library of Kingsessing without pay. | August 20, 2026
family/identity | I am Mariam, wife of Issouf Kaboré. | Bobo-Dioulasso, June 11, 2026
# R83 | answer deadline
deadline/fear | His colleague was taken March 13, 2024 & his name was on requisition list April 2024.
# R83 | answer harm
harm | Reappeared in uniform on TV.
harm | Suspended sentence 12 months in 2024 on list to be sent to front.
# R84 | answer protection
protection | June 2021 and February 2023 Puka police, nothing.
# R84 | declaration
school/fear | A teacher came on Thursdays. He grew with the curtains closed.
protection | I went to the police on June 14.
motive | I said yes, a family. He asked why and I said because of a meadow.
entry | We flew to Mexico and on March 21 we crossed at El Paso and waited for the officers.
school/health | Leon goes to tenth grade and he opens the curtains himself.
protection | Mark got sixteen years and is in the prison of Peqin.
protection | I told the police chief of the district by telephone. He said: "Make peace. I cannot put a policeman at each window."
health | I was in the hospital of Puka for three days.
# R84 | answer proceedings
entry | Entry El Paso March 21, 2024 with son
proceedings/deadline | I-589 October 30, 2024 at court
# R84 | letter
character | Mrs. Gjoni is honest. | Iballe, May 14, 2026
character | She did not ask for money from the parish even in the winter of 2022. | Iballe, May 14, 2026
work/identity | I am the priest of Iballe and a member of the mission of reconciliation of the diocese. | Iballe, May 14, 2026
# R85 | letter
health/fear | When a police car drives behind us he stops speaking. | Chicago, August 12, 2026
family/health | Azamat sat on the kitchen floor until morning. | Chicago, August 12, 2026
health/fear | He does not hold my hand in the street. | Chicago, August 12, 2026
# R85 | other
country/harm | We documented 74 cases of entrapment by officers of the militia between 2018 and 2024.
country/protection | Nine victims made a complaint.
threat/family | Nov 20, 2024, 08:02 Ulan: Do not write to mother. She has no third son. | WhatsApp, translated from Kyrgyz
country/relocation | Men from Naryn and Osh were found there by relatives in four cases, twice with the help of the militia.
country/protection | No officer has been convicted.
# R85 | declaration
event/harm | On June 21, 2019, I went to meet a man called Bakyt, whom I knew from the chat, in an apartment on Akhunbaev street. | DECLARATION OF AZAMAT TOKTOSUNOV
money/harm/work | I paid again, 10,000 a month, until I left. In September 2022 the director of the school told me to write a letter of resignation; she had received "something". | DECLARATION OF AZAMAT TOKTOSUNOV
school/work | I came to Bishkek in 2012 for university and afterwards I taught geography at school No. 28. | DECLARATION OF AZAMAT TOKTOSUNOV
family | My mother called me each Sunday. | DECLARATION OF AZAMAT TOKTOSUNOV
deadline/intention | I thought I would live quietly, find a job and keep extending. | DECLARATION OF AZAMAT TOKTOSUNOV
money/work | My pay was 14,000. | DECLARATION OF AZAMAT TOKTOSUNOV
# R86 | declaration
fear/corroboration | Q: Why did you leave your home country? A: Because of the war in Goma. | RECORD OF SWORN STATEMENT
fear/relocation | In April two Congolese men asked for me at the Congolese church there. | After
harm | Q: Who? A: The people of the government and the Wazalendo. | RECORD OF SWORN STATEMENT
corroboration | The record of the interview gives the interpreter as “none (French spoken by officer)”. | RECORD OF SWORN STATEMENT
fear/threat | M23 men also asked for the archive of the association in March 2025, because it has their crimes too. | Now
family/fear | My mother is there under the M23. | Now
corroboration/protection | A lady of the MONUSCO took notes. | After
# R86 | answer harm
harm | Espérance Kavira Muhindo’s husband disappeared.
harm | Espérance Kavira Muhindo was arrested at the office, six days, raped, whipped with electrical wire, made to sign.
# R86 | answer proceedings
proceedings | Notice to Appear June 13, 2024.
proceedings | Merits May 18, 2027 8:30 a.m.
# R86 | answer motive
motive | "who pays you, Kigali?"
# R86 | letter
protection/proceedings | I act for Mrs. Espérance Kavira. | To the Military Auditor of the Garrison of Goma
# R86 | evaluation
health | Her score on the Harvard Trauma Questionnaire was 3.2; a score above 2.5 is regarded as indicative. | Forensic psychological evaluation
# R87 | declaration
belief/event | In May 2019 my cousin Bashir found the baptism card in my bag in Kano. | DECLARATION
harm | In January 2022 our pastor, Yakubu Gyang, was kidnapped on the road to Kaduna. | DECLARATION
country | Nigeria has more than two hundred million inhabitants, about half of them Christian. | IV. RELOCATION
family/relocation | Ruth went back to Plateau State. She wrote to me that she loves me and wants to live. | DECLARATION
harm | A neighbor, Mr. Okafor, came with a cutlass and they ran. | DECLARATION
corroboration/deadline | My lawyer there saw the paper. | DECLARATION
proceedings/corroboration | The Court found the Respondent to be candid and his testimony consistent with his declaration. The Court finds him credible. | I. CREDIBILITY
harm | Ruth was there. They pushed her against the wall and kicked her until she bled from the ear. | DECLARATION
work | In 2017 I worked in Jos on the wiring of a hospital. | DECLARATION
harm/belief | I said the truth. They laid me on a bench and a man gave me forty strokes with a koboko. | DECLARATION
motive/threat | On March 11, 2022 a boy in my street shouted that I had torn a page of the Koran. | DECLARATION
# R87 | other
protection/harm/corroboration | One Ibrahim Sule, m, 29, reported that on 15/08/2021 at about 2000 hrs he was assaulted by relatives with cutlass over change of faith. | Extract from crime diary
# R87 | answer protection
protection | August 2021 Hotoro police: wrote it, said "family matter, go and reconcile".
# R87 | answer harm
harm | Ibrahim Daniel Sule was flogged by Hisbah.
# R88 | declaration
protection | The inspector read it and said: "We cannot protect each teacher."
health | In the detention they found tuberculosis in my lungs.
country | In March 2021 the government signed an agreement with Biplav and he came out. His people are in parties now.
harm | On February 14 they left me on the road near Lamahi.
protection | The police came on the second day. They did not go to the jungle because, they said, it was the forest guard's area.
family/relocation | My wife Sarita and our two children live in Tulsipur with my parents.
threat | My wife receives calls.
event/entry | I left Nepal on June 2, 2022.
# R88 | answer harm
threat/money | 2018 demand 10 lakh
threat/fear | Bishnu Prasad Adhikari calls to wife till now.
# R88 | answer protection
protection | "we cannot protect each teacher".
# R88 | letter
family/identity | I am the wife of Bishnu Adhikari. | Tulsipur, August 30, 2026
threat/relocation | In June they said that our son is big enough for the party now. He is sixteen. He sleeps at my brother's house in Ghorahi. | They call on the telephone
# R88 | answer deadline
deadline/proceedings | 1st court date was cancelled twice.
# R89 | other
proceedings | Against this resolution an appeal may be made within seven days. | RESOLUTION 14/2022
# R89 | declaration
protection | In August 2021 I wrote to the military prosecutor in Matanzas about the insulin and about what they did with the women. | DECLARATION
other | I was allowed for twenty minutes. | DECLARATION
protection | In October an answer came of four lines: no violation of legality was found. | DECLARATION
petition/family | My sister in Hialeah had asked for me. | DECLARATION
deadline/proceedings | In May 2025 I got the paper for the court and my sister looked, and nothing had been put in. | DECLARATION
# R89 | answer harm
harm | Held three nights standing, cold cell, denied insulin in July 2021.
harm | Yamila Peraza Fonseca was arrested on July 11, 2021 looking for son, three nights.
harm/work | Yamila Peraza Fonseca was fired from hospital in January 2022.
threat | Officer said next time nobody will know where she is.
# R89 | letter
protection | I asked the policeman to help. He told me to go in and pray. I washed her mouth in the sacristy. | Diocese of Matanzas, August 2, 2026
fear/harm | Two men sat in the last pew on those Sundays and wrote. | Diocese of Matanzas, August 2, 2026
presence/care | She went to Guyana and came back, and I asked her why. She said that Leandro eats only what she brings. | Diocese of Matanzas, August 2, 2026
# R89 | answer presence
presence | Guyana two weeks May 2022 to buy medicine/clothes, visa free, went home because son in prison.
# R90 | letter
protection/trait | If somebody of the Darod kills a man of ours there is no mag, no blood price, because we have no elders at the table. | To the Immigration Court
corroboration/relation | I have not met Nasteho before she came to Columbus, but her grandfather and my father had the same bench at the port, and she could name to me the five men who worked there. | To the Immigration Court
# R90 | declaration
harm | We rented one room from a man of the Ogaden, Haji Muhumed. In October 2016 his two sons came in when my father was at the port. | DECLARATION OF NASTEHO ABDI GULED
relocation/other | In Ifo there are also the others. | DECLARATION OF NASTEHO ABDI GULED
record/harm | I was not arrested. | DECLARATION OF NASTEHO ABDI GULED
family | I have one brother, Liban, who went on the sea to Yemen in 2014 and we heard nothing after. | DECLARATION OF NASTEHO ABDI GULED
belief/harm | I said I will not marry a man who kills people. | DECLARATION OF NASTEHO ABDI GULED
harm | I was eighteen. They both forced me. | DECLARATION OF NASTEHO ABDI GULED
threat/fear | My aunt said on the telephone: they have written your name also, they say the debt is with the family. | DECLARATION OF NASTEHO ABDI GULED
# R90 | answer protection
protection | Told district office Kismayo in 2016.
# R90 | answer belief
trait/belief | Madhiban (they say midgaan).
# R90 | answer harm
harm | 2019 AS came for marriage, refused, container three days, cable, fled.
# R90 | other
other | Q: Who? A: Al-Shabaab.
# R90 | evaluation
health | She met criteria for posttraumatic stress disorder and for a major depressive episode.
# R91 | other
entry/belief | Invited by US union local for conference in Oakland, spoke there 5/17. | INTAKE MEMO - S. Chhim
harm | Signed w/ thumb a paper not read to her. | INTAKE MEMO - S. Chhim
harm/proceedings | Released 3/10/22 on bail: not to change address, not to join gatherings. | INTAKE MEMO - S. Chhim
motive | Police at municipal commissariat asked who pays the union, "which foreigner writes your banners." | INTAKE MEMO - S. Chhim
belief/event | Strike starts 12/18/21. | INTAKE MEMO - S. Chhim
family/belief | Sister Sreyleak - Candlelight candidate 2022, now Thailand. | INTAKE MEMO - S. Chhim
harm | One kicked her twice low in the belly when she was down already. | INTAKE MEMO - S. Chhim
fear/threat | Husb. in Prey Veng w/ his mother, police came 2x (Oct 20, Nov 2): "when does she come home, we have her room ready." | INTAKE MEMO - S. Chhim
# R91 | answer harm
harm/family | Sreymom Chhim’s sister candidate fled to Thailand.
# R91 | medical
health/harm | Spontaneous abortion complete at 06:00. | RÉSUMÉ MÉDICAL
character/belief | She was the steward of the fourteenth floor, and I watched her settle in ten minutes a dispute on mattresses that the managers had let run for a month. | September 9, 2026
health/corroboration | She did not tell us of the pregnancy until this year. | September 9, 2026
fear | On June 2, 2023 I got a call at night from the union's president. She told me that Chenda had been arrested at the airport and that Sreymom must not fly on the 9th. | September 9, 2026
# R91 | answer deadline
entry/deadline | Sreymom Chhim came B1/B2 May 2023.
# R92 | letter
identity | I was born on 02.11.1988 in Talgar. | STATEMENT
other/corroboration | I know of six such orders.
relocation/health | In February 2022, after I came out, I was three weeks in Bishkek with my aunt, to heal. | STATEMENT
presence/entry | I flew back on 2 January 2024. | STATEMENT
protection/proceedings | The court left the appeal without examination.
belief | On 11 November 2022 I spoke to Radio Azattyq, with my face, and named Bekmukhambetov. | STATEMENT
belief | On 4 January 2022 I went to the square in Almaty after work. | STATEMENT
entry | I entered with my passport, I was asked at the border for forty minutes where I live in America, and let in. | STATEMENT
motive/harm | The investigator Bekmukhambetov asked where the weapons were that were taken from the city hall. | STATEMENT
corroboration | A young investigator there photographed my legs. | STATEMENT
event | The gas had become double. | STATEMENT
entry/family | My wife got a place in a program for students and I came as her husband on 21 May 2023. | STATEMENT
# R92 | answer deadline
deadline/health | Yerlan Sadykov has depression, hospital March-April 2024
# R92 | evaluation
opinion | Answer: this cannot be excluded.
# R93 | answer other
work/money | Works three twelve hour shifts as a dialysis nurse for $6,200/mo.
# R93 | declaration
care | He brought his cousin Dodong to my unit three mornings a week and slept sitting up in the hallway. | DECLARATION OF LEILANI KEALOHA
work | I am a registered nurse in a dialysis unit in Tacoma. | DECLARATION OF LEILANI KEALOHA
intention | I will not take Nathan to a place without a surgeon. | DECLARATION OF LEILANI KEALOHA
work | I work three shifts of twelve hours. | DECLARATION OF LEILANI KEALOHA
# R93 | answer family
family | One son, Nathan, 6.
family/health | Kimo Kealoha, 71, is her father. He has COPD and is on oxygen. they fly to see him twice a year.
# R93 | medical
health | Return in 3 months. | PUGET SOUND KIDNEY SPECIALISTS
health | CKD stage 3a, eGFR 48. | PUGET SOUND KIDNEY SPECIALISTS
country/health | Care of this kind is not available outside a tertiary center. | September 21, 2026
health | He is at risk of sudden arrhythmia. | September 21, 2026
care | An adult who is trained in resuscitation must be with him at all times. Both parents completed the training on October 15, 2020 and renew it each year. | September 21, 2026
# R93 | evaluation
care/health | Her husband rides the stairs with her. | Clinical impressions
# R93 | letter
character/work | When the mixer broke in 2023 he kneaded by hand for eleven hours so that the hospital got its bread. | September 2, 2026
# R94 | other
country | Nicaragua: returning residents, health, schools. Update of June 2026 | PUENTE RESEARCH COLLABORATIVE
country | Ampoules and syringes are available in hospitals. | PUENTE RESEARCH COLLABORATIVE
country | Private schools in Managua offer English instruction at $390 to $850 a month. | PUENTE RESEARCH COLLABORATIVE
country | Relatives of participants in the 2018 protests are over-represented among them. | PUENTE RESEARCH COLLABORATIVE
# R94 | answer family
care | Byron shovels, changes the tanks, takes him to VA.
school | Declan, 11, has an IEP.
# R94 | answer other
health/care | Suicide attempt August 2025, pills. Byron found her and called his own wife's crew.
health | Rosie peanut and tree nut anaphylaxis x2.
# R94 | financial
money | Monthly budget (Colleen + Byron) Oct 2026
# R94 | evaluation
health | C-SSRS: lifetime actual attempt, one (8/22/2025); past month passive ideation | PSYCHOLOGICAL EVALUATION FOR IMMIGRATION PURPOSES
# R94 | declaration
other | Signed October 3, 2026 at Columbia Heights, Minnesota. | DECLARATION OF COLLEEN MADDOX
health | I was in Fairview for six days. | DECLARATION OF COLLEEN MADDOX
# R94 | school
school/care | Father attended all 5 meetings. | PARENT INPUT
# R94 | answer ties
ties/school | Declan cannot read Spanish, barely reads English.
# R95 | evaluation
opinion/care | In my opinion a paid stranger could dispense tablets but could not recognize the prodrome, which in him is subtle and which his wife describes as "he gets happy in the wrong key." | IMPRESSION
# R95 | answer family
family | His daughter Imani (12) every other week.
health/family | Lost one in 2021 at nine weeks.
family/care/health | Vernell Whitby, 74, Parkinson’s disease, lives two streets away, Luz Dary brings supper, does pill box.
# R95 | other
family | Father shall have physical custody of the minor child Imani in alternating weeks, Sunday to Sunday. | Whitby v. Whitby, Civil Action No. 2015-CV-062218
family/health | 11/3/25 Says stepmom "might have to go back and then I can't go to Dad's." | Counselor log, I. Whitby, gr 7, SY 25-26
family/intention | Neither party shall relocate the residence of the child more than 75 miles from the Bibb County Courthouse. | Whitby v. Whitby, Civil Action No. 2015-CV-062218
# R95 | letter
health | He failed risperidone, olanzapine and aripiprazole. | Macon, Georgia
family | The judge wrote that I have her as long as another adult is in the house overnight and as long as I am not hospitalized. | STATEMENT OF TERRENCE WHITBY
family | I met Luz Dary in October 2017. | STATEMENT OF TERRENCE WHITBY
health | I have not been in the hospital since. It isn't because I am cured. | STATEMENT OF TERRENCE WHITBY
# R95 | answer other
money/family/work | If he is hospitalized again he loses the job & custody time (order says).
care/family/health | His mother Vernell used to be the one, now has Parkinson’s disease.
# R95 | answer character
record | Never was arrested.
# R96 | medical
health | She has relapsing-remitting multiple sclerosis. | October 12, 2026
health | An MRI of February 2025 showed two new lesions. | October 12, 2026
health/relation | Ms. Holloway has been my patient since March 2019. | October 12, 2026
# R96 | declaration
identity | I was born in Toledo, Ohio on May 2, 1988. | DECLARATION OF GRACE ANN HOLLOWAY
intention/ties | I cannot leave my father and I cannot lose my doctors. | DECLARATION OF GRACE ANN HOLLOWAY
money/work | Samuel earns $4,900 a month driving a delivery truck. | DECLARATION OF GRACE ANN HOLLOWAY
money | His employer gives us the health insurance that pays for my infusions. | DECLARATION OF GRACE ANN HOLLOWAY
# R96 | answer family
family | Samuel and Grace married in Toledo on June 14, 2014. They have a son, Owen, age 8.
# R96 | answer ties
family/health/ties | Her father could not travel.
country | There is no neurologist near the family home in Olanchito and her medicine is not sold there.
# R96 | answer character
character/money | Samuel has filed taxes every year since 2011.
`.trim()
