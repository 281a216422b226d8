import { listed, type Terms } from "./category.js";

/** Spanish, Portuguese, French, Italian, German, Dutch, Polish, Russian, Ukrainian, Turkish. Accents do not count. */
export const EUROPEAN: Terms = {
  disregard: listed(`
    ignora; ignorar; ignore; ignoren; ignorad; olvida; olvide; olvidar; descarta; haz caso omiso; omite;
    desconsidere; desconsidera; esqueça; esqueca; esquece; ignorem; descarte; não siga; nao siga; ignorez; oublie;
    oubliez; ne tiens pas compte; ne tenez pas compte; fais abstraction; faites abstraction; ne suivez pas;
    ne suis pas; ignori; ignorate; dimentica; dimenticate; non seguire; trascura; ignoriere; ignorieren; ignoriert;
    vergiss; vergessen; missachte; missachten; übergehe; befolge nicht; negeer; negeert; vergeet; zignoruj; ignoruj;
    zapomnij; pomiń; nie stosuj; игнорируй; проигнорируй; игнорировать; забудь; не обращай внимания; отбрось;
    не следуй; ігноруй; проігноруй; забудь; не зважай; yok say; görmezden gel; unut; dikkate alma;
  `),
  earlier: listed(`
    anterior; anteriores; previa*; previo*; precedente*; anteriormente; prévia*; précédent*; antérieur*; ci-dessus;
    plus haut; precedenti; sopra; vorherig*; vorig*; vorangegangen*; bisherig*; obig*; früher*; oben; eerder*;
    vorige; bovenstaand*; voorgaand*; poprzedni*; wcześniejs*; powyższ*; предыдущ; прежн; предшествующ; выше;
    попередн; önceki; yukarıdaki; hasta ahora; até agora;
  `),
  own: listed(`
    tus; sus; seus; suas; tes; vos; tuoi; deine; deinen; ihre; jouw; twoje; твои; свои; свої; del sistema;
    do sistema; du système; di sistema; systemprompt; системн; sistem;
  `),
  rules: listed(`
    instruccion*; instrução; instruções; instrucoes; instruction*; istruzion*; anweisung*; instruktion*;
    instructie*; instrukcj*; polece*; инструкц; указани; правил; інструкц; вказівк; talimat*; yönerge*; reglas;
    regras; règles; consignes; directivas; diretrizes; directives; regole; regeln; vorgaben; richtlinien; regels;
    richtlijnen; reguł; zasad; indicaciones; órdenes; ordens; ordres;
  `),
  everythingSoFar: listed(`
    todo lo anterior; tudo acima; tudo o que foi dito; tout ce qui précède; tutto quanto sopra; alles bisherige;
    alles obige; alles wat hierboven; wszystko powyżej; всё, что было выше; все вышеизложенное; всё вышесказанное;
    tout ce qui a été dit; alles, was bisher; alles was bisher; всё предыдущее; усе попереднє; yukarıdaki her şey;
  `),
  address: listed(`
    si eres una ia; si eres un agente; nota para la ia; nota para el asistente; nota para el agente;
    se você é uma ia; nota para a ia; si tu es une ia; si vous êtes une ia; note à l'ia; note pour l'ia;
    note pour l'assistant; se sei un'ia; nota per l'ia; wenn du eine ki bist; falls du eine ki bist;
    hinweis an die ki; an die ki:; hinweis für die ki; hinweis an den assistenten; если ты ии; если вы ии; для ии:;
    примечание для ии; a partir de ahora eres; ab jetzt bist du; du bist jetzt; ahora eres; agora você é;
    tu es maintenant; теперь ты; eğer bir yapay zeka; als je een ai bent; jeśli jesteś ai; jeśli jesteś modelem;
  `),
  conceal: listed(`
    sin avisar; sin decir; no digas; no menciones; não diga; não mencione; sem avisar; ne dis pas; ne dites pas;
    ne mentionne pas; ne mentionnez pas; sans prévenir; sans demander; non dire; non menzionare; senza avvisare;
    sage nicht; sag nichts; erwähne nicht; erwähne dies nicht; ohne den benutzer; ohne nachzufragen; zeg niet;
    nie mów; не говори; не сообщай; не упоминай; незаметно; тайно; не кажи; söyleme; bahsetme;
  `),
  concealThis: listed(`
    no se lo digas al usuario; no le digas al usuario; sin decírselo al usuario; não conte ao usuário;
    não diga ao usuário; ne le dis pas à l'utilisateur; ne dites rien à l'utilisateur;
    sans en parler à l'utilisateur; ne dis rien à l'utilisateur; non dirlo all'utente; non dire nulla all'utente;
    sag dem benutzer nichts; sage dem benutzer nichts; sag dem nutzer nichts; erwähne diese anweisung nicht;
    ohne den nutzer zu informieren; ohne den benutzer zu informieren; vertel de gebruiker niet;
    nie mów użytkownikowi; не говори пользователю; не сообщай пользователю; не упоминай об этом;
    не кажи користувачу; kullanıcıya söyleme; kullanıcıya bundan bahsetme;
  `),
  reveal: listed(`
    revela; muestra; imprime; repite; mostre; révèle; révélez; affiche; affichez; répète; mostra; stampa; zeige;
    zeig; gib; wiederhole; toon; pokaż; ujawnij; покажи; выведи; раскрой; повтори; göster;
  `),
  prompt: listed(`
    tu prompt; tu prompt de sistema; tus instrucciones; seu prompt; suas instruções; ton prompt; tes instructions;
    vos instructions; il tuo prompt; le tue istruzioni; deinen systemprompt; deinen prompt; deine anweisungen;
    je systeemprompt; swój prompt; системный промпт; свой промпт; твои инструкции; sistem istemini;
  `),
  send: listed(`
    envía; envia; enviar; envíe; manda; sube; envie; enviez; envoie; envoyez; transmets; transmettez; invia;
    inviate; carica; sende; senden; schicke; schick; übermittle; lade; stuur; wyślij; prześlij; отправь; отправьте;
    перешли; загрузи; надішли; gönder;
  `),
  secret: listed(`
    variables de entorno; variáveis de ambiente; variables d'environnement; variabili d'ambiente;
    umgebungsvariablen; omgevingsvariabelen; zmienne środowiskowe; переменные окружения; claves ssh; clés ssh;
    ssh-schlüssel; ключи ssh; todas las credenciales; tus credenciales; tes identifiants; deine zugangsdaten;
    alle zugangsdaten; toutes les clés; все ключи; все пароли; ortam değişkenlerini;
  `),
  asset: listed(`
    credencia*; contraseña*; senha*; claves; identifiants; mots de passe; clé api; clés; credenziali; zugangsdaten;
    passwörter; schlüssel; geheimnisse; wachtwoord*; hasła; klucze; парол; ключ; секрет; токен;
  `),
  mention: listed(`
    atacante*; attaquant*; angreifer*; aanvaller*; инъекц; злоумышлен; inyecc*; injeção; iniezione;
  `),
};
