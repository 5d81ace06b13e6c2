/** A word of a name in its own script, and as people write it in Latin letters. */
type Written = readonly [own: string, ...latin: readonly string[]]

export type NamePool = {
  readonly script: string
  readonly given: readonly Written[]
  readonly family: readonly Written[]
  /** In its own script the surname stands first, and nothing between. */
  readonly isJoined?: true
}

/** Fictional people are put together from these. */
export const namePools: readonly NamePool[] = [
  {
    script: 'Latin',
    given: [
      ['José Luis', 'Jose Luis', 'José'],
      ['María Fernanda', 'Maria Fernanda', 'Fernanda María'],
      ['Emmanuel', 'Emanuel'],
      ['Thérèse', 'Therese'],
      ['Nguyệt', 'Nguyet'],
      ['Rogelio', 'Rogélio'],
    ],
    family: [
      ['Medina Castañeda', 'Medina', 'Medina Castaneda'],
      ['Ngwa Tabot', 'Tabot Ngwa', 'Ngwa-Tabot'],
      ['Gutiérrez Peña', 'Gutierrez', 'Gutierres Pena'],
      ['Kouassi', 'Kouasi'],
      ['Öztürk', 'Ozturk'],
      ['Wałęsa', 'Walesa'],
      ['Hernández Ruiz', 'Hernandes', 'Hernández'],
    ],
  },
  {
    script: 'Arabic',
    given: [
      ['محمد', 'Mohamed', 'Muhammad'],
      ['يوسف', 'Youssef', 'Yusuf'],
      ['فاطمة', 'Fatima', 'Fatma'],
      ['خالد', 'Khaled', 'Khalid'],
      ['إبراهيم', 'Ibrahim', 'Ebrahim'],
      ['مريم', 'Maryam', 'Mariam'],
    ],
    family: [
      ['الأحمد', 'Al-Ahmad', 'Alahmed'],
      ['حداد', 'Haddad', 'Hadad'],
      ['النجار', 'Al-Najjar', 'El Najjar'],
      ['قاسم', 'Qasim', 'Kassem'],
      ['سليمان', 'Suleiman', 'Soliman'],
      ['منصور', 'Mansour', 'Mansur'],
      ['درويش', 'Darwish', 'Darwich'],
    ],
  },
  {
    script: 'Cyrillic',
    given: [
      ['Александр', 'Alexander', 'Aleksandr'],
      ['Сергей', 'Sergei', 'Sergey'],
      ['Дмитрий', 'Dmitry', 'Dmitri'],
      ['Екатерина', 'Ekaterina', 'Yekaterina'],
      ['Наталья', 'Natalia', 'Natalya'],
      ['Михаил', 'Mikhail', 'Michail'],
    ],
    family: [
      ['Щербаков', 'Shcherbakov', 'Scherbakov'],
      ['Кузнецов', 'Kuznetsov', 'Kuznecov'],
      ['Чернышёв', 'Chernyshev', 'Chernyshov'],
      ['Григорьев', 'Grigoriev', 'Grigoryev'],
      ['Михайлов', 'Mikhailov', 'Mihailov'],
      ['Жуковский', 'Zhukovsky', 'Zhukovskiy'],
      ['Тимофеев', 'Timofeev', 'Timofeyev'],
    ],
  },
  {
    script: 'Devanagari',
    given: [
      ['राहुल', 'Rahul', 'Raahul'],
      ['प्रिया', 'Priya', 'Preeya'],
      ['संजय', 'Sanjay', 'Sunjay'],
      ['लक्ष्मी', 'Lakshmi', 'Laxmi'],
      ['विक्रम', 'Vikram', 'Wikram'],
      ['दीपक', 'Deepak', 'Dipak'],
    ],
    family: [
      ['शर्मा', 'Sharma', 'Sarma'],
      ['श्रीवास्तव', 'Shrivastava', 'Srivastava'],
      ['गुप्ता', 'Gupta', 'Gupta'],
      ['चौधरी', 'Chaudhary', 'Choudhury'],
      ['अग्रवाल', 'Agarwal', 'Aggarwal'],
      ['थापा', 'Thapa', 'Thapa'],
      ['पौडेल', 'Paudel', 'Poudel'],
    ],
  },
  {
    script: 'Chinese',
    isJoined: true,
    given: [
      ['秀英', 'Xiuying', 'Xiu Ying'],
      ['建国', 'Jianguo', 'Jian-Guo'],
      ['晓东', 'Xiaodong', 'Xiao Dong'],
      ['丽华', 'Lihua', 'Li Hua'],
      ['志强', 'Zhiqiang', 'Zhi Qiang'],
      ['美玲', 'Meiling', 'Mei-Ling'],
    ],
    family: [
      ['张', 'Zhang', 'Zhang'],
      ['王', 'Wang', 'Wang'],
      ['刘', 'Liu', 'Liu'],
      ['陈', 'Chen', 'Chen'],
      ['杨', 'Yang', 'Yang'],
      ['赵', 'Zhao', 'Zhao'],
      ['徐', 'Xu', 'Xu'],
    ],
  },
  {
    script: 'Hangul',
    isJoined: true,
    given: [
      ['민준', 'Min-jun', 'Minjoon'],
      ['서연', 'Seo-yeon', 'Seoyeon'],
      ['지훈', 'Ji-hoon', 'Jihun'],
      ['수진', 'Soo-jin', 'Sujin'],
      ['현우', 'Hyun-woo', 'Hyunwoo'],
      ['영희', 'Young-hee', 'Yeonghui'],
    ],
    family: [
      ['김', 'Kim', 'Kim'],
      ['이', 'Lee', 'Lee'],
      ['박', 'Park', 'Park'],
      ['최', 'Choi', 'Choi'],
      ['정', 'Jung', 'Jung'],
      ['강', 'Kang', 'Kang'],
      ['윤', 'Yoon', 'Yoon'],
    ],
  },
  {
    script: 'Greek',
    given: [
      ['Γιώργος', 'Giorgos', 'Georgos'],
      ['Νικόλαος', 'Nikolaos', 'Nicolaos'],
      ['Ελένη', 'Eleni', 'Eleni'],
      ['Δημήτρης', 'Dimitris', 'Demetris'],
      ['Κατερίνα', 'Katerina', 'Caterina'],
      ['Σταύρος', 'Stavros', 'Stavros'],
    ],
    family: [
      ['Παπαδόπουλος', 'Papadopoulos', 'Papadopulos'],
      ['Αντωνίου', 'Antoniou', 'Antoniu'],
      ['Καραγιάννης', 'Karagiannis', 'Karayiannis'],
      ['Θεοδωρίδης', 'Theodoridis', 'Theodorides'],
      ['Μακρής', 'Makris', 'Macris'],
      ['Λαμπρόπουλος', 'Lampropoulos', 'Lambropoulos'],
      ['Σαμαράς', 'Samaras', 'Samaras'],
    ],
  },
  {
    script: 'Georgian',
    given: [
      ['გიორგი', 'Giorgi', 'Georgi'],
      ['ნინო', 'Nino', 'Nino'],
      ['დავით', 'Davit', 'David'],
      ['თამარ', 'Tamar', 'Thamar'],
      ['ლევან', 'Levan', 'Levan'],
      ['მარიამ', 'Mariam', 'Maryam'],
    ],
    family: [
      ['ბერიძე', 'Beridze', 'Beridse'],
      ['კაპანაძე', 'Kapanadze', 'Capanadze'],
      ['გელაშვილი', 'Gelashvili', 'Gelaschwili'],
      ['მაისურაძე', 'Maisuradze', 'Maisouradze'],
      ['ჯაფარიძე', 'Japaridze', 'Djaparidze'],
      ['ლომიძე', 'Lomidze', 'Lomidse'],
      ['ნოზაძე', 'Nozadze', 'Nosadze'],
    ],
  },
]
