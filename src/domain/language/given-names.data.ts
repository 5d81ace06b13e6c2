/**
 * Given names that are common among clients of immigration practices and in the United States, folded to plain small letters, by where
 * they are mostly from. Own list; it says that a word is likely to be a name, never that another is not.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `
  maria jose juan luis carlos jorge manuel francisco pedro antonio jesus miguel rafael alejandro fernando ricardo eduardo roberto javier
  sergio martin andres oscar raul ramon enrique diego gabriel daniel david alberto arturo gerardo guillermo hector hugo ignacio ismael
  jaime joaquin julio leonardo lorenzo marcos mario mateo mauricio nicolas omar pablo rodrigo ruben salvador samuel santiago saul tomas
  victor vicente rogelio rigoberto wilmer wilson edwin elmer josue noe abel adan alfonso alfredo armando benito bernardo cesar cristian
  dario edgar efrain elias emiliano ernesto esteban eugenio fabian fausto felipe felix fidel gilberto gonzalo gregorio gustavo heriberto
  humberto isaac israel ivan jairo joel leonel marvin maximiliano nelson octavio orlando osvaldo pascual patricio ramiro reynaldo rene
  rolando rosendo sebastian silvestre simon ulises wilfredo yeison brayan kevin jefferson
  ana carmen rosa guadalupe juana margarita teresa elena gloria silvia patricia sandra leticia veronica alejandra gabriela claudia monica
  adriana alicia beatriz blanca catalina cecilia consuelo cristina daniela diana dolores elizabeth elvira emilia esperanza estela esther
  eva fatima flor graciela irene isabel jessica josefina karen karla laura lilia liliana lorena lourdes lucia luisa luz magdalena marcela
  mariana marisol marta martha mercedes miriam nadia natalia nancy norma ofelia olga paola paula paulina pilar raquel rebeca rocio rosario
  ruth sara sofia sonia susana valentina valeria vanessa virginia viviana wendy ximena yadira yesenia yolanda zoila xiomara maribel reina
  yaneth nohemi griselda araceli camila fernanda itzel briseida
  joao paulo thiago rafaela fabiana leandro vinicius wellington joaquim edson
  jean pierre jacques michel marie josette wilner wisly frantz fritz emmanuel guerline mirlande nadege roseline ketly widline islande
  mohammed muhammad mohamed mohammad ahmed ahmad ali hassan hussein hossein ibrahim ismail yusuf youssef yousef khalid khaled omar umar
  abdullah abdul abdulrahman abdirahman abdi mustafa mahmoud mahmud hamid hamza bilal karim kareem nasser nabil rashid said saeed samir
  tariq walid yasin zaid ziad amin anwar bashir faisal farid fuad habib hadi haidar imran iqbal jalal jamal kamal mansour marwan mehdi
  murad nadir naveed omid qasim rahim ramin reza saleem salim shahid sherzad sohail sulaiman suleiman wahid yaqub zahir zaki
  fatima fatma fatemeh aisha ayesha amina zainab zaynab khadija maryam mariam nour noor noura leila layla lamia rania rana salma samira
  sana shirin soraya yasmin yasmine zahra zeinab hanan huda iman lubna mona nadia najwa rabia rahma ruqayya safiya shabnam somaya parisa
  nasrin nilufar farzana farah dalia dana dina ghada hala bushra halima hawa asha ifrah hodan hibo sahra ubah
  rogers kwame kofi kojo kwabena yaw ama akosua abena adwoa chinedu chukwuemeka emeka ikenna obinna nnamdi uche ngozi chioma amaka ifeoma
  adaeze nkechi oluwaseun oluwatobi olumide babatunde adebayo tunde segun yemi folake funmilayo musa abubakar aminu sani hauwa fatmata
  binta isatou aminata mariama kadiatou fanta ousmane mamadou amadou ibrahima moussa oumar boubacar cheikh alpha thierno abdoulaye souleymane
  sekou lamine modou awa ndeye coumba jean-pierre alain serge herve christelle solange clarisse divine blessing patience mercy comfort
  tesfaye tadesse getachew girma haile kebede alemu abebe bekele dawit yohannes solomon selam tigist hiwot meron bethlehem almaz aster
  mulu birtukan tsegay kidane filmon semhar yonas feven kiflom grace joyce wanjiru njeri kamau otieno achieng juma baraka neema
  jean-claude diallo eric innocent claudine immaculee
  wei ming hong li xiu xiuying yan jing fang lei jun qiang yong hua hui ping mei lan na ling xin yu jie yang bo feng hao kai long peng rui
  shan tao xia xiao xue yun zhen zhi zhong
  nguyen thi van minh anh tuan hung dung thanh huong lan linh thao trang phuong quang duc hoang khanh
  minjun seoyeon jiwoo jihoon soojin eunji hyun young
  raj rajesh ramesh suresh mahesh dinesh rakesh mukesh sanjay vijay ajay amit anil ashok deepak manish naveen nitin pankaj pradeep praveen
  rahul ravi rohit sachin sandeep sunil vikas vikram vinod harpreet gurpreet manpreet jaspreet amandeep sukhwinder balwinder kulwinder
  jaswinder gurmeet harjinder ranjit paramjit baljit priya pooja neha anjali kavita sunita anita geeta lakshmi lata meena nisha rekha
  ritu seema shanti sita usha swati divya shreya rina rubina shabana nasima rahima rokeya shirina kamrul rafiqul shahidul jahangir
  bishnu ram krishna hari gopal sita maya laxmi sushma
  maria-elena natalia natasha olena oksana iryna irina svetlana tatiana tetiana yulia yuliya olga anna anastasia ekaterina yekaterina
  elena galina ludmila lyudmila marina nina valentina vera viktoria zoya sergey sergei serhiy oleksandr aleksandr alexander oleksiy alexei
  andrei andriy dmitry dmytro igor ihor ivan mikhail mykhailo mykola nikolai oleg oleh pavel petro ruslan taras vadim viktor vitaly
  vladimir volodymyr vyacheslav yevhen yuri yuriy artem bogdan bohdan maksim maxim roman stanislav timur aigul gulnara dilnoza nodira
  shukhrat bakhtiyor rustam farrukh jamshid nino giorgi levan tamar ketevan davit hayk armen ani anahit gohar karen
  mehmet ahmet mustafa emre murat hakan ayse zeynep elif emine hatice
  eleni ioannis dimitrios georgios
  john james robert michael william richard joseph thomas christopher charles daniel matthew anthony mark donald steven paul andrew joshua
  kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas jonathan stephen larry justin scott brandon
  benjamin raymond gregory frank patrick jack dennis jerry tyler aaron adam nathan henry douglas zachary peter kyle ethan walter noah
  jeremy keith roger terry austin sean gerald carl dylan harold jordan jesse bryan lawrence arthur gabriel bruce logan alan philip louis
  mary jennifer linda barbara susan sarah margaret lisa betty dorothy kimberly emily donna michelle carol amanda melissa deborah stephanie
  rebecca sharon cynthia kathleen amy angela shirley brenda pamela nicole helen samantha katherine christine debra rachel carolyn janet
  catherine heather diane julie joyce kelly joan christina lauren judith megan andrea cheryl hannah jacqueline ann jean alice kathryn
  teresa doris evelyn julia judy beverly denise marilyn amber danielle brittany tiffany kayla alexis theresa madison natalie elijah mia
  olivia ava isabella sophia charlotte amelia liam oliver lucas mason logan owen caleb isaiah hailey chloe zoe lena mateo dana naomi
  `
    .trim()
    .split(/\s+/),
)
