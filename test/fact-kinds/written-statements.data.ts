/**
 * Statements written for their variety of words, labelled like those of `read-statements.data.ts`. Cases `V` are whole; those of
 * `M` are sentences of many cases, dealt out.
 */
export const writtenStatements = `
# V1 | declaration | a farmer of Burkina Faso
identity | I am called Ousmane Sawadogo and I was born in Djibo in 1987.
trait/belief | We are Mossi in a town where most are Fulani.
work | I grew millet and onions on two hectares that my father left me.
family | My wife Aminata and I have four children, the smallest still on her back when it began.
harm | At dawn on the second day of Ramadan forty men on motorcycles rode in and shot the chief at the well.
harm | They burned my field and the granary with all of the year's grain.
harm | My nephew was taken into the bush and nobody has seen him since.
harm | They cut off the ear of the schoolmaster while we had to watch.
harm | My goats were driven off, forty-two of them.
harm | I was made to kneel in the sun until evening with a rifle barrel on my neck.
threat | They told us that whoever was still there on Friday would be buried there.
threat | A letter under a stone said that my name was on the paper of those who cook for soldiers.
motive | They did this because I had let the volunteers drink from my well.
motive | The tall one shouted that a Mossi is a dog of the army.
protection | The soldiers at the post were five kilometers away and did not come, although they heard the shots.
protection | The captain told us to arm ourselves.
protection | When we asked the prefect for an escort he said he had no fuel.
relocation | We slept in a school in Kaya with two thousand others for eight months.
relocation | In Ouagadougou the same men had cousins who asked in the quarter for people from Djibo.
fear | They keep lists, and I would be known the day I stepped off the bus.
fear | I am afraid that they would kill me as they killed the chief.
health | My back has not been straight since the beating.
health | I hear the motorcycles in my sleep.
entry | I flew to Brazil, walked through the Darién and reached Texas in November 2023.
ties | In Columbus there is a mosque of our people and I go there every Friday.
work | I work in a warehouse at night and send a part of it home.
money | I owe the man who paid my journey four thousand dollars.
corroboration | The only photograph of the granary is in my brother's telephone.
deadline | I asked two lawyers in the first year but both wanted three thousand dollars before they would open the file.
# V2 | declaration | a teacher of Eritrea
identity | I am Selam Ghebremeskel, an Eritrean, born in Asmara on 4 March 1991.
work | After Sawa I was assigned to teach mathematics in a village near Barentu.
work/harm | I was paid five hundred nakfa a month and was never released from service.
belief | My mother's family are Pentecostal and we met in the kitchen, six or seven of us.
belief | I was baptized in 2012 in a bathtub in Tiravolo.
harm | On Easter night security broke down the door and took all of us away in a pickup.
harm | I was held in a shipping container at Me'eter for eleven months.
harm | In the day it was an oven and at night it froze.
harm | They tied my arms behind my back in the way they call the helicopter.
harm | One woman gave birth in there and the child died.
motive | The commander laid a paper before me and said that if I signed that I was Orthodox I would go home.
motive | They called us agents of America and eaters of the Bible.
belief | I did not sign.
threat | Before my release he said that the next time I would not see daylight until I was old.
health | I have had stomach pains ever since, and my monthly bleeding stopped for two years.
fear | Whoever left without an exit visa is counted a traitor, and I left without one.
fear | My father was fined fifty thousand nakfa for my flight, and they asked where I live.
protection | In Eritrea there is no court to which one could take such a thing.
relocation | From Asmara to Assab it is the same security with the same lists.
event | In June 2019 I crossed the Gash by night with a guide.
presence | I spent fourteen months in Khartoum without papers.
entry | I arrived at JFK on a visa for a church conference in September 2022.
deadline | The pastor told me to wait until I was well before I told my story to anyone.
work | I now look after two old people in Silver Spring.
belief/ties | I sing in the choir of the Eritrean Full Gospel Church there.
corroboration | Two of the women who were in the container with me live in Oakland and have written letters.
school | I am taking classes to become a nurse assistant.
# V3 | other | a man of Honduras, notes
identity | Wilmer Antonio Paz, DOB 2/2/1990, from Choloma
work | drove a mototaxi, own bike, route by the market
threat | 2018 MS collector wanted 300/wk "war tax"
money/threat | paid 6 mo then couldn't
harm | 3/2019 shot in leg at the stand, other driver killed
health | bullet still in, limps when cold
threat | text msg: next one goes in the head
harm | sister's house sprayed w/ bullets June
motive | said he talked to the police about the collector
motive | says they think he is w/ 18 bc brother in law lives across the bridge
protection | police took report, told him leave town
protection | officer gave his name to them, next day they knew
protection | fiscalia: no follow up ever
relocation | went to Danlí 3 wks, a man there asked landlord if he is the mototaxi from Choloma
fear | scared to go back, they killed 2 who came back
fear | cousin says they still ask
trait | family marked since brother refused to join
entry | came Jan 2021 w/o inspection near Roma TX
presence | has not left since
proceedings | no NTA, affirmative
family | common law wife Karla, 2 US born kids
record | DUI 2022 Harris Co, 3 days, fine paid
character | coaches little league, church every sunday
work | roofing w/ cousin, pays taxes w ITIN
deadline | notario said no asylum for gangs so didnt file
deadline | found legal aid Nov 2023, filed 2 mos later
# V4 | declaration | a journalist of Nicaragua
work | I was the morning voice of Radio Darío in León for nine years.
belief | On the air I read out the names of the dead of April and did not call them terrorists.
belief | My husband belonged to the Blue and White Unity and I marched beside him.
harm | On April 20, 2018 a group with fuel cans set the station on fire while we were inside.
harm | I was arrested on 14 September and kept in El Chipote for thirty-one days.
harm | A woman officer made me do squats naked in front of her colleagues.
harm | They gave my son electric shocks to make me say who paid us.
threat | Each night a patrol parked across from the gate with the blue light on and took pictures.
threat | They painted "plomo" on our wall.
threat | A neighbor from the CPC said my children could have an accident on their way to class.
motive | "This is for your microphone," the commissioner said.
motive | They accused me of spreading false news under the cybercrime law.
protection | The complaint I brought to the Supreme Court was never entered in the book.
protection | It was the police themselves who did it.
relocation | I hid on a coffee farm in Jinotega until the watchman was questioned.
event/country | In February 2023 they read my name among the ninety-four who lost their nationality.
fear | I would be put on trial at the airport.
fear | My house has been confiscated and a police family lives there.
entry | We came in by parole in April 2023.
status | Our parole runs until April 2025.
health | My son does not speak to men in uniform and wets his bed at twelve.
work | I now read the news for a station of our community in Miami, unpaid.
corroboration | A recording of the broadcast of that morning is on the disk I attach.
corroboration | Three of my colleagues signed before a notary in Costa Rica.
# V5 | declaration | a gay man of Ghana
trait/belief | I have known since I was thirteen that I love men.
trait | In Kumasi a man like me is called kwadwo besia and children run after him.
family | My father is an elder of the Presbyterian church and has two wives.
relation/family | Kofi and I were together for three years and shared a room near the university.
harm | On 7 August 2021 our landlord let in six boys of the area with sticks.
harm | They poured hot water over Kofi's back.
harm | I was stripped, walked to the junction and filmed.
harm | My uncles locked me in a prayer camp, chained to a tree for three weeks, without food on most days.
motive | They said that they were cleaning the street of abomination.
motive | The prophet said a demon of women was in me and had to be beaten out.
threat | My oldest brother swore that he would end me with his own hands if I shamed the name again.
protection | The desk sergeant laughed and asked which one of us was the wife.
protection | I did not go to the police, because what we are is a crime there.
protection | The new bill would give three years for saying what one is.
relocation | In Accra the video was on the phones of people I had never met.
relocation | I moved to Takoradi and lost the room as soon as someone knew me from Facebook.
fear | I could be with nobody there without hiding for the rest of my life.
fear | My brother told a friend that he is waiting for me.
health | I have marks of the chain on my left ankle.
health | I was put on truvada and sertraline by the clinic in Harlem.
entry | I landed in New York on a student visa on August 22, 2022.
school | I am in my second year of accounting at Bronx Community College.
deadline | I kept valid F-1 status until I had to drop two courses in the spring of 2024.
corroboration | The video is still online and a copy is on the stick.
belief/ties | Here I go to a church that knows about me.
# V6 | declaration | a woman of Guatemala, Mam
identity | My name is Eulalia Ramírez Pablo and my language is Mam.
trait | In Todos Santos an unmarried woman belongs to her father and then to whoever takes her.
family | I was given to Macario when I was fifteen.
harm | He hit me with the flat of the machete whenever the food was late.
harm | When I was seven months along he kicked me and the child came dead.
harm | He forced himself on me every night that he drank.
harm | He broke my wrist over the edge of the pila.
threat | He said he would cut my legs so that I could never walk to my mother's.
threat | He told me no man would find enough of me to bury.
motive | He used to say, a wife is like a mule, one pays and one rides.
motive | Because I am a woman and he had paid for me, he thought he could do it.
protection | The auxiliary mayor is his godfather and told me to be patient.
protection | At the PNC in Huehuetenango there was nobody who understood Mam, and they sent me home.
protection | A judge gave me a paper for six months; he tore it up in front of the policeman, who did nothing.
relocation | I ran to Quetzaltenango and washed clothes there, but he came within a month, because his sister sells at the same market.
fear | He has told my father that what is his stays his until he dies.
fear | My mother says he asks the drivers of the buses from the border for me.
trait | I could not leave the relationship, since neither his people nor mine accept that a wife goes.
health | My hand does not close all the way.
health | When somebody raises a voice I cannot breathe.
entry | We came to the bridge at Nogales in May 2021, my girl and I.
school | My daughter goes to fifth grade and reads to me in English.
work | I clean rooms in a motel in Tucson.
country | Of a hundred complaints of that kind in my department hardly three come before a judge.
corroboration | The midwife put her thumb on a paper that says what she saw.
# V7 | declaration | a Uyghur engineer
identity | I am a Uyghur from Ghulja and my passport says China.
school | I took my degree in civil engineering in Dalian.
work | From 2012 on I checked bridges for the prefecture.
belief | I prayed at home, fasted in secret and kept my father's Koran inside the stove.
harm | In March 2018 I was called to the station for a talk and came out after fourteen months.
harm | We were thirty-four men in one room and slept on our sides.
harm | I had to sit on a small stool from six in the morning and look at a screen.
harm | They gave us injections whose name nobody would tell.
harm | My wife was fitted with a ring so that she could not have another child.
harm | They tore down the graveyard where my mother lies.
motive | The file named two reasons: beard, and travel to Turkey.
motive | The cadre said that our thoughts were sick and had to be cured.
threat | When I left the camp I had to sign that my brother would take my place if I spoke.
threat | A man of the state security rang me in Virginia on WeChat and held his camera on my father's face.
fear | Everybody who comes back from abroad is taken off the airplane.
fear | My brother was sentenced to nine years after my interview with Radio Free Asia.
protection | There is nobody to complain to, since the police, the court and the camp are one.
relocation | A Uyghur cannot register in any city, the card opens no hotel door.
belief | In Fairfax I march with the Uyghur American Association each July.
country | Satellite pictures show some three hundred and eighty such compounds.
entry | I came as a visiting scholar on a J-1 in January 2020.
presence | My stay was until December 2021.
deadline/status | As long as I had the J visa I was in lawful status and I applied two months after it ended.
family | I have heard nothing of my wife and our son since 2021.
health | I have lost most of my teeth.
corroboration | I enclose the release slip with the red stamp.
# V8 | letter | a Cameroonian lawyer
relation/work | I have shared chambers with Barrister Ngu in Bamenda since 2009.
belief | He stood up in court in October 2016 and refused to plead in French.
harm | I was there when the gendarmes pulled him down the steps by his gown.
harm | They tore his wig and poured the water of the gutter over him.
harm/health | He came back after six weeks in the SED with his nails black.
threat | Since then a white Hilux has stood before the office on most evenings.
protection | The Bar wrote to the Minister of Justice and had no answer.
protection | I carried the petition to the procureur myself and he would not take it from my hand.
fear | Two of those who were released with him have been shot.
motive | For the regime every common-law lawyer is an Ambazonian.
harm | In 2019 the boys of the other side, the amba, kidnapped him also and asked two million for him.
motive | They took him because he had told parents to send their children to school.
relocation | He hid in Douala with my in-laws, but Anglophones were being picked up in Bonabéri by the truckload.
corroboration | I write this of my own knowledge and am ready to repeat it under oath.
character | He never took money from a widow.
country | Since 2017 more than six thousand have died in the two regions.
# V9 | declaration | an Afghan interpreter
work | For six years I was the voice of Captain Doyle and those who came after him in Paktika.
corroboration | A letter of recommendation of Major Ruiz is behind tab D.
threat | A night letter was pasted to our gate that promised paradise to whoever kills the interpreter.
harm | In 2014 my car was blown up and my driver lost both legs.
harm | After August 15 they came to my father's shop and beat him with cables until he said where I had gone.
harm | They hanged my cousin in the bazaar with a sign around his neck.
motive | On the sign stood: this is the wage of the slaves of the invader.
motive | They hunt us because we showed the way to the Americans.
trait | Everybody in the district knew which families had a son with the foreigners.
fear | They have the biometric machines and with one finger I am found.
relocation | In Kabul, Herat, Mazar, it is the same emirate.
protection | The government today is the one that searches for me.
status | We were given humanitarian parole for two years, and my SIV is pending with Chief of Mission approval.
entry | We left through Abbey Gate on the twenty-third and reached Dulles on September 2, 2021.
family | My parents and two sisters are still in Gardez.
health/family | My wife lost the child that she was carrying in the camp in Qatar.
school | My boys go to Foxboro Elementary in Sacramento.
work | I drive for Uber and study for the CDL.
deadline | Nobody at Fort Pickett told us that a year was running.
event | On the third day of the evacuation we were turned away twice at the gate.
belief/motive | For my wife, who taught girls, there is no place in their law.
# V10 | other | country facts in a brief
country | In El Salvador a state of exception has been extended month by month since March 2022.
country | The report counts 2,412 women killed in one year, and convictions in fewer than five of a hundred.
country | Hospitals in the interior run out of insulin for weeks.
country | Armed groups control some eighty percent of the capital.
country | Same-sex acts are punished with up to fourteen years.
country | There are eleven psychiatrists for a population of twenty-six million.
country | Teachers have not been paid since the coup.
country | The Department of State advises against all travel to Guerrero.
country | Impunity for attacks on the press stands at ninety-five percent.
country | Clan militias collect taxes on the road between the port and the town.
country | Converts face the death penalty in theory and prison in practice.
country | Special education beyond sixth grade exists in two cities only.
country | The nearest oncology ward is nine hours away by bus.
country | Women who return alone are often refused by their families.
country | Police themselves run the extortion rackets in several districts.
country | Unemployment among men under thirty is about forty percent in that province.
country | Kidnappings rose by a third over the year before.
country | Wages for unskilled labor average six dollars a day.
country | Dalits were forced to eat excrement in two incidents recorded that month.
country | The army carries out sweeps in the Anglophone zones.
country | Returnees are held at the airport for questioning, according to two monitors.
# V11 | declaration | a wife with MS
identity/status | I am Carla Jean Novak, a citizen of the United States by birth, and I live in Dayton.
family | Luis and I met at a softball game in 2013 and were married at the courthouse on May 9, 2016.
health | I was told in 2018 that the numbness was multiple sclerosis.
health | In a flare I cannot feel the floor and my left eye goes gray.
health | My infusions are every six months and I am useless for three days afterwards.
care | Luis gives me the shot in the thigh because I would drop the needle.
care | He gets up with the baby, he does the stairs for me, he washes my hair.
care | When my legs will not carry me he carries me.
care | Nobody else could be there at two in the morning.
money | His pay from the drywall crew is $3,850 in a good month and mine from the call desk $1,400.
money | The house takes $1,265, the van $388, and the drug company's card runs out in June.
money | We have $900 put by.
work | I had to go down to twenty hours at the insurance office.
health | Dr. Patel says that stress brings the attacks on.
opinion/health | In Dr. Patel's view without help at home I would be in a chair within a few years.
ties | My mother is in Kettering, my dad's grave is in Kettering, I have never lived more than ten miles from there.
ties | I took one year of Spanish in high school.
country | In the village of his parents the nearest neurologist sits in Oaxaca, seven hours by a mountain road.
country | Ocrelizumab is on no list of the public pharmacy there.
intention | I could not go, I would have to stay here and come apart.
intention | We have talked about it for nights and there is no way that I move.
family | Emma is two and calls for him before she calls for me.
school | Tyler, my son from before, is in seventh grade and Luis is the one who sits with the math.
health | I started Zoloft when the letter from the lawyer came.
care/family | My sister has four of her own and works nights in Columbus, she cannot help.
character | He fixes the neighbors' porches and takes only the cost of the wood.
character | He has sent in his taxes with the number they gave him every April since 2009.
presence | He has been here since he was nineteen.
entry | He walked across near Sasabe in March 2005.
record | There was one time, in 2010, driving without a license; he paid $212.
# V12 | declaration | a father on dialysis
status | I have been a lawful permanent resident since 1989.
health | My kidneys stopped in 2019, and with diabetes they will not give me a new one.
health | They took two toes off in January.
care | My daughter Rosa drives me Monday, Wednesday and Friday, waits four hours and drives me home.
care | She weighs my food and keeps the list of pills on the refrigerator.
care | She changes the bandage on my foot twice a day.
care | She reads me every letter since my eyes went.
family | Her mother died in 2017 and my two sons are in Texas with their own troubles.
family | I have nobody else under this roof.
money | From Social Security I have $1,022.
money | It is her check that pays the lights and the rent of $950.
money | A home nurse would cost $31 an hour.
work | I picked and packed lettuce for thirty-four years until my back went.
ties | All that I have built is in Yuma, and all my dead since 1975 are in its cemetery.
country | In Michoacán the road to the hospital is held by men with rifles.
country | A dialysis chair in Morelia is paid session by session, in cash.
relocation | My brother's house in Apatzingán stands empty since they took his boy.
health | If she leaves, I will stop going, and the doctor told me what that means: two weeks.
intention | I am too old to be carried to another country.
presence | She was carried here when she was six and knows nothing else.
school | She finished Kofa High with honors and two years of the college.
character | She teaches the little ones at Immaculate Conception to pray in both languages.
petition | Her brother's petition from 2001 came current and was approved.
presence | Her days began to count on the day that she turned eighteen.
# V13 | evaluation | evaluation of a spouse
identity | The examinee is a 36-year-old woman who was seen three times between March 2 and 23.
health | She meets criteria for major depressive disorder, recurrent, severe.
health | PHQ-9: 21; GAD-7: 18.
health | She reported passive thoughts of death without a plan.
health | Affect was constricted, and she wept when the daughters were mentioned.
family | She was raised by a grandmother after her mother's overdose.
harm/event | As a girl of nine she was abused by a stepfather.
health | Two earlier episodes in 2011 and 2017 both followed a loss.
care | The husband manages her medication and wakes her for work.
opinion | Prolonged separation would, to a reasonable degree of clinical certainty, precipitate a relapse.
opinion | I recommend weekly trauma-focused therapy, which cannot be had in the region to which the family would move.
opinion | Her symptoms are unlikely to be feigned.
opinion | Relocation would remove the supports on which her recovery rests.
health | Since June she has missed eleven days of work because she could not leave the bed.
care | He alone is able to calm the older boy when he bangs his head.
# V14 | medical | clinic and hospital papers
health | Dx: type 2 DM with neuropathy, A1c 10.4.
health | s/p CABG x3 2021, EF 35 %.
health | Admitted 4/2-4/9 for pyelonephritis.
health | Lisinopril 20 mg daily, metformin 1000 BID, atorvastatin 40.
health | MRI: new T2 lesion periventricular.
health | Fracture of the left radius, cast applied, follow-up in six weeks.
health | Gravida 3 para 1, high-risk, on bed rest from week 24.
care | Wife does wound care and tube feeds.
care | Lives with spouse, who assists with transfers and toileting.
care | Transport to all visits: husband.
health/harm | Three linear scars over the scapula, each about 12 cm, well healed.
health/harm | Patient states she was struck with a rifle butt in 2019.
opinion/health | Findings highly consistent with the mechanism described (Istanbul Protocol).
opinion | Prognosis guarded if home support is lost.
health | Hearing loss, bilateral, moderate to severe; aids fitted 2022.
health | Has had eleven seizures since the last visit.
money | No insurance; balance $3,417.20.
work | Off work until 9/1.
# V15 | school | school papers
school | Eligibility: autism, with speech and language impairment.
school | Services: speech 3 x 30 min weekly, OT 1 x 45 min, one-to-one aide.
school | Diego reads at a late first-grade level in the fourth grade.
school | He was absent twice this year.
school | Report card: A in science, B in reading.
care | Father attends every meeting and carries out the behavior chart at home.
care | When he runs from the room we call the father, and he comes.
opinion | A change of household would cost this child at least a year, in the judgment of the team.
health | He has meltdowns that last up to an hour and bites his wrists.
school | She is captain of the debate team and third in her class.
family | Lives with both parents and a baby sister.
country/school | The Spanish-only schools of the home region offer no applied behavior analysis.
health/school | Since the father was stopped by officers she sits alone at lunch and has stopped raising her hand.
# V16 | financial | money papers
money | Gross pay for the period ending 10/15: $1,682.40.
money | Rent due on the first: $1,475.
money | Adjusted gross income 2024: $51,208, filing jointly.
money | Student loans in forbearance, $38,700.
money | Balance forward on the card is $6,114 at 27 percent.
money | The employer contributes to the premium for the family, which ends with his employment.
money | Remittances to his mother of $150 a month.
money | The mortgage is in both names and three payments behind.
money/work | His wages are two thirds of what the household takes in.
work | We confirm that Mr. Aguirre has been our lead cook since 2014.
work | He is a full-time employee, 48 hours a week, in good standing.
character/work | In ten years he has never called in sick without a reason and I would hire ten more like him.
# V17 | letter | a widow and her son
character | Father Dolan writes that Miguel has run the food pantry on Thursdays for six years.
character | He found a wallet with $700 in the parking lot and walked it to the owner.
care | I see from my kitchen how he carries his mother to the car.
family | They are the closest couple in our building.
character | There is no kinder man on the block.
care | When my own husband passed he mowed my lawn all that summer.
ties | The whole of third street came to their wedding.
work | As his foreman I trust him with the crew and the keys.
relation | I have been her neighbor since 1998.
opinion | I think that it would break her.
money | He lent us the deposit and never asked for it again.
intention | She told me that she would rather die here than go there without her doctors.
# V18 | answer other | immigration papers of a waiver
entry | EWI 4/1999 Nogales, age 14
entry | admitted B-2 LAX 6/2/2008, I-94 to 12/1/2008
presence | overstayed, here since
presence | turned 18 on 3/3/2003, accrual from there
presence | no trips out
petition | I-130 filed 5/11/22 approved 1/30/24
petition | NVC fee paid 3/8/24, DS-260 not yet
petition | I-140 EB3 approved, PD 2017
proceedings | NTA 2012, admin closed 2015, recalendared no
proceedings | in absentia order? checked EOIR, none
screening | no gang, no military, no false claim
record | arrested 2009 shoplifting, dismissed, cert disp enclosed
record | two traffic, paid
status | spouse USC born Fresno
status | mother LPR since 1996
identity | full name Jorge Luis Batista, DOB 8/8/84, Mexico
family | m. 7/4/2012 Reno, 3 kids USC
work | landscaper own truck, 2 helpers
money | him 3100/mo her 900
money | rent 1350, car 410, owes hosp 12k
health | wife lupus, on plaquenil, flares
care | he cooks, cleans, drives her
school | son IEP speech
ties | her whole family here, no spanish
country | his town = cartel, no rheum
intention | wife wont move, dr says no
character | church usher, taxes ITIN 2010-24
health/opinion | dr says sep. would worsen
family | her mom dead, dad in prison
# V19 | other | a nurse applies to be a citizen
status | Resident since 2 March 2019 through her husband.
family | They have lived together at the same address since the wedding.
presence | Was in Manila from Dec 3 to Jan 20 for the funeral.
presence | Two hundred and eleven days outside in 2023, on account of the closed airport.
work | RN at Mercy General, full time, since 2018.
ties | Their house in Elk Grove is in both names.
character | All returns filed; nothing owed.
money | Payment plan with the IRS for 2020, $150 a month, never missed.
record | Arrested 2015 for a quarrel in a bar, charge dropped, record sealed.
record | Speeding, 82 in a 65, fine paid.
screening | Never a member of any party or group.
character | Registered with Selective Service in 2008.
family | Divorce final 2014, San Joaquin County.
status | Husband became a citizen by naturalization on June 14, 2012.
identity | A-number as on the card; name on the card lacks the second surname.
presence | She kept her apartment and her job while away.
work | Posted to Stuttgart with the Army as a civilian engineer.
work/status | Enlisted 2021, 92G, honorable so far.
intention | He will come back to live in Tampa as soon as the tour ends.
proceedings | Interview was set for May 3 and moved at our request.
school | Passed the civics class at Cosumnes.
money | Behind on child support by $2,300, now on a schedule.
# V20 | letter | expert on batteries
achievement | He found a binder that keeps silicon anodes alive for three thousand cycles.
achievement | Two plants in Georgia have licensed the process.
achievement | He received the Charles Tobias award in 2023.
achievement | His patent US 11,223,344 is cited by Panasonic and by LG.
publication | First author in Nature Energy 2021, 640 citations.
publication | Thirty-one papers, h-index 22.
publication | Chapter 9 in the handbook of solid electrolytes.
relation | We have never met in person.
relation | I know of the work through the literature alone.
relation | He was my postdoc from 2016 to 2018.
opinion | I hold that the endeavor has national importance.
opinion | It is my opinion that waiting for a labor certification would defeat the purpose.
work | I direct the battery division at Oak Ridge.
work | He is a staff scientist with a group of five.
school | PhD, chemical engineering, Monash, 2015.
achievement/relation | I nominated him for the board of reviewers.
achievement | Reviewer for 14 journals, over 200 reviews.
money | The grant was $1.9 million over four years.
intention | He plans to found a pilot line in Ohio.
country/opinion | The United States imports nine tenths of this material.
achievement | The judge of the state fair of inventors gave first place to the device.
achievement | As a choreographer she led the ensemble at the Bienal and filled the hall six nights.
publication/achievement | The Times wrote that her staging was the event of the season.
achievement | She is the only viola player of her country to have won at Geneva.
relation/money | No fee was paid for this letter.
relation | I judged her at the competition in 2019 and had not heard her name until then.
work | For twenty years I have edited the review of the field.
# V21 | police | police papers
protection | The complainant appeared and stated that she had received threats by telephone.
protection | No suspect has been identified and the inquiry is suspended.
protection | The case was forwarded to the public ministry under number 1122-2019.
protection | Complainant was advised to change domicile.
protection | No patrol was available that night.
harm | The victim presents two wounds by firearm in the thorax.
harm | At 22:40 unknown men on a motorcycle fired at the house.
harm | Body found on the road to La Unión with the hands bound.
threat | The note, written on school paper, demands fifty thousand and gives three days.
protection | The accused was set free the same day on order of the inspector.
motive | According to the informant the deceased had refused to collaborate with the structure.
record | Subject was booked on one count of simple assault.
record | No record found for the name and date of birth given.
corroboration | Certified copy issued at the request of the party.
# V22 | court | court papers
proceedings | You are ordered to appear before an immigration judge on February 3, 2026 at 8:30 a.m.
proceedings | The Department charges that you are removable under section 212(a)(6)(A)(i).
proceedings | Respondent, through counsel, admitted the allegations and conceded the charge.
proceedings | Venue was changed to Newark.
proceedings | The motion to continue is granted.
proceedings | Form I-589 was lodged at the master calendar hearing.
record | Defendant pleaded no contest to a reduced charge of disturbing the peace.
record | Sentence: 12 months probation, terminated early.
record | Charges dismissed upon completion of the class.
protection | A protection order is granted for a term of one year.
harm/record | The tribunal sentenced the accused to seven years for offending the symbols of the state.
motive/harm | The charge is propaganda against the system, by reason of three posts.
family | The marriage is dissolved and custody of the minor is given to the mother.
identity | The name of the petitioner is changed to Amara Joy Eze.
# M1 | declaration
protection | Nobody ever answered.
protection | The village head fined me for bringing shame and him he fined nothing.
threat | A voice told me that I had until the new moon.
threat | They said that they would marry me off to one of theirs whether I wished or not.
motive | The leaflet said we were traitors who sold the river to the company.
belief | I signed the open letter of the eighty-one academics.
belief | I refused to teach the new patriotic lessons.
trait | They treat landless Dalits as if they were things.
fear | There is a warrant in my name at every border post.
relocation | He traced me through the school records of my son.
corroboration | The party card was in the bag that they took.
health | I have had asthma since I was a child, and two attacks put me in intensive care.
care | Without her there is no one to lift me.
harm | My uncle sold me to him for two cows.
harm | He locked the door and did what he wanted.
family | My wife and our three sons remained behind.
health | My hemoglobin is seven and they talk of transfusion.
care | There are no other relatives who could step in.
money | only income SSI 943
country | The water comes twice a week by truck.
family | He is a stepfather to my girls.
work | We run a food cart together.
school | Our son is at the school for the deaf and signs all day.
harm | My classmates held me down and cut my hair off.
fear | My brother-in-law has said that the day I land is my last.
protection | The ombudsman gave me a letter, and that was all the help there was.
relocation | They found me at my new job in the north.
belief | My blog had six thousand readers.
threat | He said he would pour gasoline on me as I slept.
other | I thank the court for reading this.
# M2 | declaration
protection | I left my number three times at the prosecutor's window and nobody ever rang.
protection | There is no policewoman in the whole district to whom a girl could speak.
threat | He drew his thumb across his throat when I passed.
threat | My stepfather said he would rather see me dead than like that.
motive | They do it since my husband refused to store their packets.
belief | On Sundays I preached at the bus station.
belief | My wife keeps the icons in the wardrobe.
trait | He is a former child soldier, and his neighbors say so when they see his scars.
fear | I would be recognized by my accent before I reached the market.
relocation | The country is small, by bus one crosses it in five hours.
corroboration | I have written to the pastor twice without reply.
health | She lost the baby in the fifth month.
care | Nobody else is trained on the pump.
harm | For a year I was not let out of the house.
harm | The teacher made my son sit apart and the others spat at him.
family | His first wife died in 2009.
health | I am six months along and it is twins.
care | My sister comes on Sundays so that he can sleep.
money | We borrowed from my uncle for the lawyer.
country | The drug is not registered in Honduras.
family | engaged 2017, m. 2018, 1 kid b. 2020
work | My hours were cut in March.
harm | The Tatmadaw shelled our village from the hill.
harm | For two days they gave us no water.
fear | They came again in May and turned out the mattresses and asked for me.
protection | He was charged, and the file was lost.
relocation | As a woman without a husband I could rent nowhere.
belief | I do not believe that men should own women.
corroboration | I enclose the medical record from Goma.
other | That is all I know.
# M3 | declaration
protection | They put my complaint in a drawer, and the drawer was full.
protection | The consul told us that the state could not be everywhere.
threat | They left a dead rooster with my name around its foot.
threat | The imam read my name on Friday and said my blood was allowed.
motive | You people are dirt, they said, go back to where your grandfathers came from.
belief | I spoke against the mine at three assemblies.
trait | I was born with albinism.
trait | Single mothers without a brother or father stand outside of everything there.
fear | My children would be taken by their father's family.
relocation | My tattoo would give me away in any town.
corroboration | In the first interview I said 2018; it was 2019, I mix up the two winters.
health | My knees are bone on bone.
care | My brother lives in Alaska and cannot come.
harm | They took his fingernails.
harm | They cut the water to our street for two months.
family | I have two half-brothers on my father's side.
health | Since the crash I limp and forget things.
care | She takes him to therapy on Mondays and to the eye doctor in the city.
money | His overtime is what pays for the braces.
country | State Dept level 4 for that state
family | We met when he fixed my car.
work | I am in the National Guard and drill each month.
harm | They stripped my grandmother and made her dance.
harm | The officer put out his cigarette on my arm.
fear | I cannot return while that man lives.
protection | Two soldiers watched and smoked.
motive | "You Christians brought the drones," they said.
belief | I prayed in the hills with the others.
corroboration | My landlord saw them take me and has signed.
other | Please excuse my English.
# M4 | declaration
protection | The officer folded the paper and used it to fan himself.
protection | The judge asked what I had been wearing.
threat | My phone showed a picture of my daughter at her school gate.
threat | An officer advised me, as a friend, to leave before the week was out.
motive | The police wrote in the report that I had insulted the president.
belief | I distribute the magazine in the barracks, which is forbidden.
trait | I am a widow, and a widow in our village passes to the brother.
trait | PSG: family of a murdered mayor
fear | They went to my sister's in June and asked when I was coming.
relocation | lived in hiding in Cali 2 mo, found
corroboration | The interpreter spoke another dialect and I did not understand the question.
health | He cries in the night and cannot say why.
care | at night he checks her sugar at 12 and 4
harm | My shop was looted while the neighbors stood and filmed.
harm | I was put on trial for a song and given three years.
school | I finished the eleventh class.
health | The cardiologist put in a defibrillator last fall.
care | Who will put my socks on, I ask myself.
money | I filed for bankruptcy in 2019.
country | no special ed there
family | Both my parents have passed.
work | He picks apples in the fall and prunes in the winter.
harm | I was held under the stairs of the ministry for a week.
harm | We were chased from the market with sticks.
fear | His men watch the terminal.
protection | The prosecutor said it was a quarrel among cousins.
motive | He said that he would teach me to obey as a wife.
belief | I collected signatures against the dam.
corroboration | There is no record, because they never registered us.
other | See the attached sheet.
# M5 | declaration
protection | He said these are matters between husband and wife.
protection | Case archived for lack of evidence.
threat | We know where your mother buys her bread, it said.
threat/money | They wanted two thousand pesos on the first of each month, and they named the price of being late.
motive | He believed that I had told the army about the camp.
belief | My opinion is that no woman should be made to cover her head, and I said so aloud.
trait | As the son of the old judge I carry his name everywhere.
trait | gay, knew since 12, never told
fear | afraid to return, same guys run the area
relocation | moved to sister's in other state, they called there
corroboration | Messages on the phone were lost when it fell into the river.
health | stage 3 colon ca, chemo q2wk
care | I translate for my mother at the oncologist's.
harm | I was forced to carry their ammunition for eight days.
event | On the next day the election was held.
school | He is in second grade and cannot yet read.
health | pt tearful, SI denied, sleep 3h
care | I give my husband his insulin as he cannot see the lines.
money | My medicine is covered by his union plan.
country | His region has had three earthquakes and the clinic is a tent.
character | He shovels the snow for the whole row.
presence | He has lived on this street since 2003.
harm | He sold my phone and broke my teeth.
harm | I was interrogated for eleven hours.
fear | I am wanted in my country.
protection | The police were called and did not come.
motive | They told us we were being punished for my father's vote.
trait | I am one of the Bidoon.
corroboration | I could not obtain a letter, since the line is watched.
other | client to bring originals next week
# M6 | declaration
protection | The patrol came four hours later and took a statement from the wrong woman.
protection | went to police, they did nothing
threat | If you testify, bring a coffin.
motive | It was because of the land.
motive | As a landowner's son I was for them one of the rich who must bleed.
belief | I was secretary of the student federation for two terms.
trait | Everyone can see by our feet that we are of the tanners.
trait | The town has a word for those who came back from the north.
fear | would be killed, brother told him
relocation | I have neither kin nor work in any other part.
corroboration | My sister is too afraid to put her name to a letter.
health | I take eleven tablets.
care | The aide comes for two hours; the other twenty-two are his.
harm | They pulled out my braids one by one.
event | In 2014 the government fell and the militias came down from the hills.
school | My daughter studies nursing at the community college.
health | A1C 11, foot ulcer, may lose leg
care | son autistic, only dad can calm
ties | My church, my bowling league, my grandmother's house: all of it is in Erie.
country | For a foreigner it takes years to be allowed to work there.
character | My husband has never once missed a tax return.
presence | His days of unlawful stay began when he turned eighteen.
harm | The clan elders gave me forty lashes.
harm | husband disappeared 9/2019, body found
fear | My neighbor says a stranger shows my picture.
protection | We went three times; the third time they arrested my father.
motive | It was my sermons that they could not bear.
trait | My skin is darker than theirs and they have a word for it.
corroboration | The date on the first form is wrong; the typist took it down badly.
other | need to ask about dates
# M7 | declaration
protection | We never heard from the investigator again.
protection | never reported, police work for cartel
threat | The paper under the door gave us twenty-four hours.
motive | They wanted to make an example of the one who had spoken.
motive | said bc he's evangelical and wouldn't let them use the temple
belief | She left Islam in 2015 and tells nobody but her sister.
trait | I am a transgender woman and have lived as one since 2014.
fear | They are still looking for me.
fear | I think they would do to me what they did to Joseph.
relocation | In the coastal cities our people are not let into the mosques, far less into a job.
corroboration | I was present and saw it.
health | They had to cut away part of my lung.
care | She keeps the calendar of his doctors and reads him the labels.
harm | The students threw stones and broke my jaw.
event | We walked until it was light.
school | kid has IEP, speech + OT
health | I was born with one kidney and it is failing.
health | hx of TBI from Iraq, migraines 4x/wk
care | daily: gets kids up, meds, school run, dinner, bath
ties | I have never been out of this country.
country | Girls of my daughter's age are taken in that part.
character | He plays the guitar at Mass.
presence | He was gone for five weeks in 2002 and came back.
harm | They drove a nail through his palm.
harm | beaten by police at march, concussion
fear | They would not need to look for me long.
protection | My lawyer was told to drop it if he loved his children.
motive | Because I reported on the mine they called me an enemy of progress.
trait | I am the daughter of a woman who was called a witch.
deadline | The year ended while I was in the hospital.
other | I do not know why.
# M8 | declaration
protection | The chief of the station drinks with them on Saturdays.
protection | filed denuncia #4411/20, no action
threat | He showed me the pistol and put it back under his shirt.
motive | While they beat me they shouted "faggot."
motive | reason: saw the murder
belief | I observed the vote count for the opposition in booth 14.
trait | In our society a man who was in the police stays a policeman to the end.
fear | If I go back I will not last a month.
fear | Nothing has changed there, and the man who did it is now in parliament.
relocation | From Herat we went on to Nimruz, as somebody had asked for us.
corroboration | I have known him since childhood and can confirm what he says.
health | The headaches began after the blow.
care | grandma watches kids wknds only
harm | My father died in their cellar.
event | I buried him on a Thursday.
school | I won a place at the polytechnic.
health | The stroke took my words; I point at pictures.
health | Our youngest has leukemia in remission.
care | no home aide, waitlist 2 yrs
ties | I am a member of the Navajo Nation and my clan is here.
intention | I would stay, since I could not take Lily from her doctors.
character | She translated for the nurses during the pandemic and wanted no money.
entry | He entered with a border crossing card.
harm | He beat me with the cord of the kettle.
harm | dad killed 2012 same group
fear | Those who were sent back with me in the list are in prison.
protection | An investigation was opened and closed on the same day.
motive | They took only the Hazara men from the bus.
trait | We are the only family that testified.
deadline | I trusted a man who called himself a lawyer.
other | I will never forget it.
# M9 | declaration
protection | My uncle is the law there, he said, and laughed.
protection | cops took bribe, let him go
threat | They promised to do to me what they had done to Samira.
motive | He said the union had to be taught a lesson.
motive | They called her a whore of the Americans and cut her hair.
belief | I would not take an oath on the flag, because we are Witnesses.
trait | We who testified are called sapos.
fear | I fear that she will be cut.
fear | With my name on that list no place of work would take me and no prison would let me out.
relocation | I could live safely nowhere, since the army's list is at every checkpoint.
corroboration | no docs, all left behind
health | bipolar, 2 hosp, lithium
harm | They set the dogs on us.
harm | arrested 2x, 2nd time 5 mo, beaten daily
event | That autumn I met a man who knew the border.
school | She graduated top of her class in June.
health | Three years sober, and I count each day.
care | If I fall it is he who lifts me.
money | Our rent went up to $2,050.
ties | The children dream in English.
intention | If he must go we will be two households.
character | people at church love him, always helping
entry | She was brought in the trunk of a car at four.
harm | When my son would not carry a gun they shot him.
harm | He followed me to work and broke the glass of the car.
fear | My daughter would have to undergo it as I did.
protection | They told me I should be glad to be alive.
motive | The guard said: this is for the flag you waved.
trait | I have HIV.
deadline | My status as a student ended in June and I filed in August.
other | Page two is missing.
# M10 | declaration
protection | To file a report one must pay for the gasoline.
protection | told to settle it in the family
threat | Somebody fired in the air before the house and shouted that this was the greeting.
motive | They told my father that a Christian has no right to sell meat to Muslims.
motive | What they could not forgive was that I had voted, and in the open.
belief | member UNP since 2009, local organizer
trait | People know the former interpreters and point them out.
fear | My mother had to change her number because they keep asking.
relocation | We changed house four times in one year.
relocation | Her cousin took us in at Tamale until his wife was warned.
corroboration | pics of injuries on cousin's phone
health | My daughter was born with a hole in her heart.
harm | I was hung by the feet from a pipe.
harm | gang raped, 2017, never told anyone
event | In April my mother fell ill and I went to the city to see her.
school | He has missed thirty days of class since the arrest.
health | I am going blind and it cannot be halted.
care | She mixes the formula and runs the feeding pump.
money | I bring in $15 an hour, thirty hours.
ties | My parents are eighty and I am their only child here.
intention | My plan is to go on living at my mother's.
character | He went back to tell the truth when he could have kept quiet.
entry | came thru Laredo 97 no papers
harm | I was dragged from the pulpit.
harm | They knocked out my brother's eye at the checkpoint.
fear | fears gang will find him anywhere
protection | No one was punished.
motive | My refusal shamed him before his friends.
trait | Former police are known by how they stand.
deadline | Only in March, when they arrested my brother, did I understand that I could not go back.
# M11 | declaration
protection | The court summoned him, he did not appear, and that was the end of it.
protection | the mayor said he could not protect us and gave us bus fare
threat | "Next time it will not be the dog," he wrote.
motive | For them I was a spy, as I had worked for the foreigners.
motive | My cousin told me they hate us for the name.
belief | posts on FB against the junta
trait | I have epilepsy, which they hold for possession.
fear | In March a car with dark glass stood before my parents' house for a week.
relocation | I went to my aunt's in the capital, and on the ninth day they were at her door.
corroboration | I attach the death certificate of my brother.
corroboration | The stamp on the summons is that of the district court of Osh.
health | he can't be alone, seizures
harm | The crops were trampled and the well was poisoned.
harm | house shot at, dog killed
event | We reached the river at night.
school | The school has put him in a small room with an aide.
health | My boy turns blue when he cries.
care | Somebody must be with our son at all hours, and that is Marco.
money | The two of us pay the mortgage; I could not do it alone.
ties | I would have nobody to talk to there.
intention | She cannot follow him abroad and says so.
record | Arrest 2004, fight outside bar, no charges filed
status | I am a citizen; I was born in El Paso.
harm | They burned tires on our step and the house went with them.
harm | Soldiers used the church as a stable and shot the catechist.
fear | They told my wife that they can wait.
protection | I had no trust in them, since their captain is the brother of the emir.
motive | They thought that I had denounced their cousin.
trait | I am his wife in their eyes for as long as I live.
deadline | The form came back twice for small mistakes.
# M12 | declaration
protection | The army knew where the camp was and drove around it.
protection | Even the bishop could not get an answer from the ministry.
threat | He told me that he would find me under whatever stone I hid.
motive | The soldiers said that all of us feed the guerrilla.
motive | None of the others in the bus were touched, only the three of us with crosses.
belief | was baptized Orthodox 1/2021
trait | A girl who was promised and ran away is known by that for her life.
fear | Whoever is sent back is met at the airport.
relocation | In the south I would be a stranger without a language.
corroboration | The hospital burned down and with it the charts.
corroboration | I remember it because it was the day of my daughter's birthday.
health | I do not sleep and I have no appetite since the letter.
harm | They shaved my head in the square.
harm | kidnapped 4 days ransom 10k
family | My mother had nine of us and buried two.
identity | I am thirty-four years old and a citizen of Chad alone.
health | At night my legs jump and burn.
care | My in-laws live two states away and are old themselves.
money | We have fallen behind on the light bill twice.
ties | Custody order: may not take the child out of state
intention | will not relocate, custody of first child
record | He crossed again in 2003 after being sent back.
status | My mom became a resident in 2007.
harm | The crowd threw acid.
harm | Our animals were poisoned.
protection | They would not write it down without a man of my family.
relocation | I hid with nuns in the mountains.
motive | The charge was that I insulted the prophet.
threat | He wrote that my head would hang from the bridge.
event | The war began in April.
# M13 | declaration
protection | After I reported it the same policeman came to my door with them.
protection | The witness program exists on paper.
threat | calls every night, breathing, then "you're next"
motive | They asked first for my tribe and only then for my money.
belief | I joined the party at nineteen and carried the megaphone.
belief | I am a feminist and I ran a shelter.
trait | The group: women who refused to be the girlfriends of members.
fear | They have not forgotten; my friend Raúl was shot when he returned for a funeral.
relocation | They have people in each of the twenty-four departments.
corroboration | I could not bring papers, since I left through a window.
corroboration | Translated from the Tigrinya by a certified translator.
care | She bathes him, shaves him and turns him in the bed.
harm | Men in masks dragged her out of the van.
harm | cut w/ machete L forearm
family | I am the eldest.
identity | Name: Rosalba Inés Quiroga; born: Tunja, 9 May 1979
health | I carry an inhaler in each pocket.
care | He learned to do my dialysis at a course of six weeks.
money | If he is gone I lose the house within a season.
ties | I have a license to teach that is good in Ohio and nowhere else.
family | Our wedding was in my aunt's back yard on July 4, 2019.
record | He told the officer he was a citizen; he was eighteen and afraid.
petition | My petition for him was approved in the spring.
harm | My sister was given to a fighter.
harm | He would lock me in the pantry when he left.
protection | At the station they said there was no ink.
relocation | We moved to the other side of the lake, but the boats carry news.
belief | I carry the picture of the Dalai Lama.
threat | They gave us until Sunday to be gone.
event | My father came home from Dubai that year.
# M14 | declaration
protection | They arrested him in the morning and by noon he was back on the corner.
protection | The protective order was never served on him.
threat | got a bullet in an envelope
motive | Because my brother had deserted they came for me.
belief | We are Baha'i, and have been since my great-grandfather.
belief | I gave interviews to the exile radio under my own name.
trait | I am intersex; my papers say male.
fear | I dread the day the plane lands.
relocation | To rent anywhere one needs a paper from the block committee.
corroboration | My aunt, who saw it from the roof, has written a letter.
corroboration | We have asked the archive for the record and it has not come.
care | does all the driving bc she can't see
harm | I was expelled from the university by an order with nineteen names.
harm | They would let us drink only from the ditch.
family | married 2012, sep. 2019, no kids together
identity | My given name is on no paper; I was registered at nine.
health | The tumor is the size of a plum.
care | When I am in the hospital, she has the children.
money | Child care would be $1,200 for the two.
country | In his town there is shooting on the road to the school.
family | I have a son of eleven from my first marriage.
record | One misdemeanor, 2011, closed.
petition | The case is at the visa center and we paid both fees.
harm | She was circumcised at six with the lid of a can.
harm | They beat the soles of my feet until the wood broke.
protection | The commissioner takes his share.
relocation | Our dialect gives us away in the capital.
belief | I left the faith of my fathers at seventeen.
threat | He put a bullet on the counter and asked whether I understood.
event | It was a market day.
# M15 | declaration
protection | I did not go to the authorities; those who go are dead within the week.
protection | She asked the military post for help and was told to come back with proof.
threat | told him pay or we take the girl
motive | She was killed for what she wrote.
belief | I stopped believing when I was in the army.
belief | I am of the Oromo people and speak for its rights.
trait | The Roma live below the bridge and nobody hires them.
fear | He has sworn to wait for me, and he is a patient man.
relocation | For three months I slept in a church in Puebla.
corroboration | I asked for a copy and was told that no such file exists.
care | My husband is the one who knows how to stop the fits.
harm | He held my hand over the gas flame.
harm | I lost my post, then my pension, then the right to leave the town.
family | Her twin sister lives in Queens.
identity | Passport No. AB123456, issued in Lomé.
health | My panic comes on in crowds and in elevators.
care | The doctor calls him and not me, because he knows all my medicines.
money | He sends his mother two hundred every month.
country | The hospital there has no ventilator.
family | We have been together for twelve years.
work | He cuts stone for kitchens.
school | My daughter has a 504 plan for her ADHD.
harm | I was fired by text message and put on a black list.
harm | My daughter was touched by the guard.
protection | I called the number for women and it rang without end.
relocation | A cousin in the port took me in for a month and then was afraid.
belief | I was a delegate of the teachers' union.
threat | They said to pay or bury a child.
event | I slept at my cousin's and left before dawn.
# M0 | declaration
protection | What would I have told them, when it was them?
protection | For my people no file is ever opened.
threat | said they'd burn the shop w/ us inside
motive | He told me no daughter of his would choose her own man.
belief | I wear the turban and have never cut my hair.
belief | Each year on the day of the massacre we lay flowers at the wall.
trait | One cannot change to whom one is born.
fear | The new commander has my photograph on his telephone.
relocation | I tried Lagos, but a woman alone with a child gets no room.
corroboration | The newspaper of the next day has a picture in which I can be seen at the left.
care | He picks up the children, makes supper and sits with my father until nine.
harm | Our church was burned with the Bibles in it.
harm | My land was given to the chairman's son.
family | We met at the laundromat on Grand.
identity | I go by Tito.
health | Mother no longer knows my name.
care | He bathes my father, whom I cannot lift.
money | credit cards 9k, car note 455
country | A teacher earns four dollars a day there.
family | My mother raised five of us alone.
work | I teach third grade.
school | He repeats first grade.
harm | They confiscated the press.
fear | I am sure that they would take me at the passport desk.
protection | The police escorted them to our door.
relocation | In every city the local council checks who rents.
belief | I went to all of the Friday marches.
threat | Strangers phoned my mother to name the color of my coat.
other | I have told everything that I can.
# M15 | answer deadline
deadline | I did not know that there is a time limit.
# M0 | answer deadline
deadline | was in lawful status as a student until 6/2023
# M1 | answer deadline
deadline | TPS until it ended, filed 30 days later
# M2 | answer deadline
deadline | The first attorney was disbarred and never sent it.
# M3 | answer deadline
deadline | I could not speak of it, each time that I tried I vomited.
# M4 | answer deadline
deadline | After the coup of February everything changed for people like me, and I filed in May.
# M5 | answer deadline
deadline | He was seventeen and alone when he came.
# M6 | answer deadline
deadline | Notario told them they had five years.
# M7 | answer deadline
deadline | The application was mailed on time, returned for a missing signature, and sent again the same week.
# M8 | answer deadline
deadline | She was in the hospital with the twins from October to January.
# M9 | answer deadline
deadline | filed 11 months after entry
# M10 | answer deadline
deadline | As soon as I read that they had opened a case against me I went to a lawyer.
# M11 | answer deadline
deadline | The pandemic closed the legal clinic.
# M12 | answer deadline
deadline | We collected money for the lawyer for six weeks and filed on the day we had it.
# M13 | answer deadline
deadline | My therapist was the first to whom I could say it, in November, and she sent me to the legal aid.
# M14 | answer deadline
deadline | I thought that our case with the refugee agency counted.
# M15 | other
entry | admitted F-1 SFO Aug 2017 D/S
presence | She passed eight weeks in Kenya with her sick brother.
petition | receipt MSC2190012345
screening | no ties to any terror org, no other country offered status
work | lost her job at the bank
money | The loan for the truck is in both our names.
# M0 | other
entry | paroled at Brownsville 1/9/23 via CBP One
status | wife naturalized 2018
petition | USCIS sent the notice of approval on the 20th of August.
screening | He has not committed any serious crime here or abroad.
ties | grew up in Tulsa, knows no other place
work | My parents farmed tea.
money | To hire somebody for the nights costs more than I earn.
# M1 | other
entry | He climbed down from the train at Piedras Negras and swam.
status | My father holds a green card.
petition | DS-260 submitted, waiting for documentarily qualified
screening | I had no right to stay in Turkey beyond that month and was offered nothing.
ties | All my friends, my choir, my graves are here.
work | I repaired radios in a stall by the mosque.
# M2 | other
entry | The officer at the airport stamped six months into my passport.
status | both kids US citizens, born Houston
petition | His brother filed for him twelve years ago.
screening | no false claim to USC, no smuggling, no fraud
ties | He has no one left in the country where he was born.
work | dairy, milks 2x day, 11 years same farm
# M3 | other
entry | We came through the desert with a guide whom my uncle had paid.
status | TPS holder since 1999
proceedings | MCH 4/2/25 Judge Ortiz, pleadings, asked for time
ties | does not read or write Spanish
work | She is a sergeant in the reserve.
# M4 | other
entry | Last arrival: March 3, 2022, by land, at Calexico.
status | He derived citizenship through his mother.
proceedings | The asylum office referred the case.
ties | We own the house on Elm Street.
work | The company would hire him back at any time.
# M5 | other
entry | My mother brought me over the bridge on a cousin's birth certificate when I was three.
status | I am in possession of a valid work permit in category C8.
proceedings | bond granted $7,500
ties | Her doctor, her parish and her four sisters are within a mile.
work | I am professor of hydrology and head the institute.
# M6 | other
entry | visa waiver, 90 days, 2015
status | She has been a resident for six years.
proceedings | My hearing was moved from March to November by the court.
ties | I would be a foreigner there.
money | brings home 2,900
# M7 | other
presence | never left since
status | DACA 2013 to present
proceedings | credible fear positive, released on own recognizance
ties | She speaks Hmong with her mother and English with everybody else.
money | we would lose the house
# M8 | other
presence | accrued more than one year ULP after 18
status | Conditional residence was given on June 1, 2021 and the conditions were lifted two years later.
proceedings | BIA dismissed the appeal; petition for review pending at the Second Circuit
ties | Both of his parents are buried in Laredo.
money | The drug costs nine hundred dollars a month without coverage.
# M9 | other
presence | Out of the country for 41 days in all since 2020.
status | The petitioner is a citizen of this country, as his passport shows.
proceedings | The Department moved to dismiss without prejudice.
ties | lived at same address 14 yrs
money | I pay for my mother's oxygen and half of the rent.
# M10 | other
presence | I went home once for my father's burial and came back after two weeks.
petition | I-130 approved 3/2023, pending NVC
proceedings | EOIR shows no record for this number.
work | forklift op, Amazon, nights
money | Her half of the bills could not be met from his pension.
# M11 | other
presence | My permission to stay ran out on the last day of May and I stayed.
petition | priority date Feb 12, 2004, F4
proceedings | prior removal 2011, reinstated
work | runs her own daycare out of the house
money | owes 14k on medical
# M12 | other
presence | In Mexico I waited five months and cleaned a hotel.
petition | The Form I-360 was granted to her as a widow.
screening | never persecuted anybody, no military
work | I drove a tuk-tuk.
money | savings: none
# M13 | other
presence | Spent two years in Chile with a temporary card before that.
petition | My employer's PERM was certified and the I-140 followed.
screening | Fingerprints were taken and came back clear.
work | Before the war I was a pharmacist with two shops.
money | They live from check to check.
# M14 | other
presence | Trips: Toronto, 3 days; Cancún, 6 days.
petition | The immigrant visa fee of $325 was paid by card in May.
screening | I was never a member of an armed group and have never harmed another.
work | He has been employed as a welder since March 2015.
money | His insurance covers the four of us, and mine would not.
# M3 | evaluation
opinion | In my view the delay is explained by avoidance, which belongs to the disorder.
intention | We mean to settle in Oregon when his contract ends.
# M4 | evaluation
opinion | I consider it highly probable that he would relapse.
intention | If he is barred I plan to wait here with my parents.
# M5 | evaluation
opinion | It is my conclusion that her account is credible in clinical terms.
intention | I cannot leave my mother and I will not.
# M6 | evaluation
opinion | To a reasonable degree of medical certainty, the loss of her caretaker would hasten dialysis.
intention | He hopes to open a bakery with his brother-in-law.
# M7 | evaluation
opinion | The undersigned recommends that the family not be separated.
intention | plans to return from Germany Dec 2027
# M8 | evaluation
opinion | Findings are typical of burns by cigarette.
intention | I made up my mind that I would rather be alone here than afraid there.
# M9 | evaluation
opinion | There is nothing to suggest exaggeration.
# M10 | evaluation
opinion | I expect that without supervision he would harm himself.
# M11 | evaluation
opinion | It would be contrary to the best interest of this child.
# M12 | evaluation
opinion | Based on my forty years in the field I judge the method to be unique.
# M13 | evaluation
opinion | My assessment is that a return would re-traumatize the patient.
# M14 | evaluation
opinion | This pattern cannot be explained by accident.
# M15 | evaluation
intention | wife says she stays no matter what
# M0 | evaluation
intention | The family has decided that the boys remain in Omaha.
# M1 | evaluation
intention | I will not take my daughter out of the only clinic that knows her.
# M2 | evaluation
intention | She would follow him, though she does not know how.
# M9 | letter
character | He has coached wrestling at the Y since 2012 without pay.
record | I was stopped by officers in 2019 and given a citation.
achievement | The Ministry made his protocol the standard of care.
publication | Conference proceedings: 12; book chapters: 3
opinion | In my expert judgment the work has substantial merit.
# M10 | letter
character | She brings soup to whoever is ill on our stairs.
record | Convicted of simple assault, suspended sentence of thirty days.
achievement | He coached the squad that took the continental title.
publication | Her monograph on Quechua verbs is read in every department of linguistics.
opinion | I have no doubt that she stands in the small group at the very top.
# M11 | letter
character | A man of his word.
record | The court expunged the matter on August 2, 2021.
achievement | Her dress collection was bought by the museum of design.
publication | Third author, Cell, vol. 181
opinion | I hold it as likely as not that the disease will return.
# M12 | letter
character | volunteers at food bank 2x mo, ushers
record | He used another man's number to work at the plant.
achievement | He was the first to show that the enzyme works without oxygen.
relation | I have not collaborated with the petitioner.
opinion | It is my professional opinion that return would place him in danger.
# M13 | letter
character | I have trusted him with my shop and my children.
record | Restraining order against him in 2010, expired, never renewed.
achievement | Selected as one of twelve innovators under 35
relation | We shared a laboratory in Leiden from 2011 to 2013.
opinion | I regard her fear as reasonable in the light of what I know of the region.
# M14 | letter
character | Deacon for eight years.
record | He served ten days in the county jail.
achievement | Judge, international robotics contest, 2021 and 2023
relation | I came to know of her work when I edited the special issue.
work | I am chief of cardiac surgery at a hospital of 600 beds.
# M15 | letter
character | He is sorry for the one thing he did wrong and says so to anybody.
record | Certified disposition is attached.
achievement | Best paper award, ICML workshop 2020
relation | I was a member of his doctoral committee.
work | She leads product design at a maker of hearing aids.
# M0 | letter
character | She gave blood twelve times.
achievement | She has refereed for eleven journals.
relation | I know Dr. Farah only through her publications.
work | 2016–2020: postdoctoral fellow, Weizmann Institute
# M1 | letter
character | paid all taxes, ITIN, transcripts 2012-2023
achievement | Her reactor design is in use at nine treatment plants.
achievement | Farmers in four states now plant by his tables.
relation | My company bought his software and uses it daily.
work | He has been principal dancer of the company since 2014.
# M2 | letter
character | After the flood he was in the boat for two days pulling people out.
achievement | He won the gold medal of the national academy.
achievement | The device he built lets a blind person read a thermometer.
relation | I have no financial interest in the outcome.
school | M.Sc. in statistics, Makerere University, 2009
# M3 | letter
character | He has been sober since 2014 and leads the Tuesday meeting.
achievement | The algorithm cut the error of forecasts by half.
publication | His results appeared in The Lancet in 2019.
relation | He was my student.
school | She took her doctorate at Kyoto under Professor Ito.
# M4 | letter
record | 1 arrest, 2007, dismissed
achievement | She holds four patents, of which two are licensed.
publication | h-index 19; 1,204 citations (Google Scholar, October 2026)
relation | We met once, at a conference in Vienna.
school | Residency in neurology, Emory
# M5 | letter
record | DUI 2013 nolo, completed classes
achievement | His film opened the festival at Locarno.
publication | Chen, L. and Okoro, A. Flow in porous media. J. Fluid Mech. 2021.
relation | I have treated the family since 2018.
intention | She proposes to build a center for early warning in the Gulf states.
# M6 | letter
record | no criminal record, FBI check clean
achievement | She was elected a fellow of the society in 2022.
publication | She has written two books and thirty articles.
relation | I am her supervisor at the clinic.
intention | He will go on with his study of rice blast at Davis.
# M7 | letter
record | He was fined for driving with an expired tag.
achievement | His vaccine candidate entered phase II last spring.
publication | The article was among the most cited of its year.
opinion | I am convinced that few in the world could do what she does.
# M8 | letter
record | In 2016 she was arrested for taking diapers from a store; the case was closed after community work.
achievement | Her team mapped the aquifer under three provinces for the first time.
publication | An interview with him stood in the science pages of the national paper.
opinion | His absence would set the project back by years.
`.trim()
