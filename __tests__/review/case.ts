/** What a case of the reviewer is made of: the records, the form of a case, the decisions. */
import type { RecordReview } from "../../src/memory/review-report.js";
import type { ReviewSubject } from "../../src/memory/review-subject.js";

export const TARGET: ReviewSubject = {
  id: "decision:tenant-prefix",
  path: "decisions/tenant-prefix.md",
  type: "decision",
  status: "active",
  title: "Store uploads under the tenant prefix",
  summary: "Every upload is stored under the tenant prefix so that exports can be cut per tenant.",
  detail:
    "The upload handler writes each object under the tenant prefix. Exports and deletions then touch one prefix and never scan the whole bucket.",
  tags: ["uploads"],
  scope: ["src/uploads/**"],
  updated: "2026-05-04",
  routing: [],
  isWithheld: false,
  supersedes: [],
  retirement: "deprecated",
};

export const CANDIDATE: ReviewSubject = {
  ...TARGET,
  status: "candidate",
  id: "decision:proposed",
  path: "decisions/proposed.md",
  updated: "2026-05-20",
};

export const REPLACING: Partial<ReviewSubject> = {
  summary: "Every upload is stored under the region prefix; the tenant prefix is no longer written.",
  detail:
    "The upload handler writes each object under the region prefix instead of the tenant prefix. Exports and deletions then touch one prefix and never scan the whole bucket.",
};

export interface Case {
  readonly name: string;
  readonly candidate?: Partial<ReviewSubject>;
  readonly target?: Partial<ReviewSubject>;
  readonly also?: readonly Partial<ReviewSubject>[];
  /**
   * Every match, best first: likeness of title, summary and detail in ten-thousandths | identity, scope, overlap,
   * replacement, recency and lineage in hundredths | relation, confidence in ten-thousandths, flags | record.
   */
  readonly matches: readonly string[];
  /** Decision, reason, relation, handling | rule, confidence in ten-thousandths | targets. */
  readonly gives: string;
}

export const OTHER: Partial<ReviewSubject> = {
  title: "Hash file names before logging",
  summary: "Log lines carry a hash of the file name because names hold personal data.",
  detail:
    "Names of uploaded files can hold personal data. The logger replaces each of them by a salted hash before a line is written.",
};

export function ZH(negation: string, days = "30"): Partial<ReviewSubject> {
  return {
    title: "上传文件保存在租户前缀下",
    summary: `所有上传的文件都${negation}保存在租户前缀下，这样可以按租户导出数据。`,
    detail: `上传处理程序将每个对象写入租户前缀。导出和删除操作因此只涉及一个前缀，保留时间为 ${days} 天，到期后自动清理。`,
  };
}

export function JA(days: string): Partial<ReviewSubject> {
  return {
    title: "アップロードをテナントごとに保存する",
    summary: "すべてのアップロードはテナントごとの場所に保存し、書き出しをテナント単位で行えるようにする。",
    detail: `アップロード処理は各オブジェクトをテナントの場所に書き込む。書き出しと削除は一つの場所だけを見る。保存期間は ${days} 日とする。`,
  };
}

export function RU(negation: string): Partial<ReviewSubject> {
  return {
    title: "Хранить загрузки под префиксом арендатора",
    summary: `Все загрузки ${negation}хранятся под префиксом арендатора, чтобы выгрузки делались по арендатору.`,
    detail: `Обработчик загрузок ${negation}записывает каждый объект под префиксом арендатора. Выгрузки и удаления затрагивают один префикс.`,
  };
}

export function DE(negation: string): Partial<ReviewSubject> {
  return {
    title: "Uploads unter dem Präfix des Mandanten speichern",
    summary: `Uploads werden ${negation}unter dem Präfix des Mandanten gespeichert, damit Exporte je Mandant möglich sind.`,
    detail: `Der Handler schreibt Objekte ${negation}unter das Präfix des Mandanten. Exporte und Löschungen berühren dann ein Präfix.`,
  };
}

export const KO: Partial<ReviewSubject> = {
  title: "업로드를 테넌트별 위치에 저장한다",
  summary: "모든 업로드는 테넌트별 위치에 저장하여 내보내기를 테넌트 단위로 할 수 있게 한다.",
  detail: "업로드 처리기는 각 객체를 테넌트 위치에 기록한다. 내보내기와 삭제는 하나의 위치만 살펴본다.",
};

export const AR: Partial<ReviewSubject> = {
  title: "تخزين الملفات تحت بادئة المستأجر",
  summary: "تخزن كل الملفات المرفوعة تحت بادئة المستأجر حتى يمكن التصدير لكل مستأجر.",
  detail: "يكتب معالج الرفع كل كائن تحت بادئة المستأجر. بعد ذلك يمس التصدير والحذف بادئة واحدة فقط في الحاوية.",
};

export const TH: Partial<ReviewSubject> = {
  title: "เก็บไฟล์ที่อัปโหลดตามผู้เช่า",
  summary: "ไฟล์ที่อัปโหลดทั้งหมดเก็บแยกตามผู้เช่าเพื่อให้ส่งออกข้อมูลได้ทีละราย",
  detail: "ตัวจัดการอัปโหลดเขียนวัตถุแต่ละชิ้นตามผู้เช่า การส่งออกและการลบจึงแตะเพียงตำแหน่งเดียวเท่านั้น",
};

export function FR(negation: string): Partial<ReviewSubject> {
  return {
    title: "Ranger les envois sous le préfixe du locataire",
    summary: "Chaque envoi est rangé sous le préfixe du locataire pour que les exports se fassent par locataire.",
    detail: `Le service ${negation}range chaque objet sous le préfixe du locataire. Les exports touchent un préfixe.`,
  };
}

/** Unlike the target, and plain. */
export const LOGGING: Partial<ReviewSubject> = {
  ...OTHER,
  scope: ["src/logging"],
  tags: ["logs"],
  detail: (OTHER.detail ?? "").replace("replaces each of them by", "writes"),
};

export const SEPARATE: Partial<ReviewSubject> = {
  detail: `${TARGET.detail} Images and documents are kept separate.`,
};

/** More than 400 characters with its like. */
export function LONG(service: string): Partial<ReviewSubject> {
  return {
    title: `Drain ${service} before a deploy`,
    summary: `Drain ${service} before a deploy so that no request of a customer is cut off in the middle.`,
    detail: `Before a deploy the operator takes ${service} out of the balancer, waits until the open requests have ended, and looks at the panel of the queue. Where requests stay open for more than a while the operator ends them by hand and writes their ids into the log of the shift.`,
  };
}

export const LONG_OTHER =
  "Signing keys of the platform are rotated each quarter by a job that reads the present key from the vault, writes the next one beside it, asks each consumer to load both, and takes the former out of the vault once a whole day went by without a signature that was made with it anywhere.";

/** Moderately like the target in each of its texts. */
export const MODERATE: Partial<ReviewSubject> = {
  title: "Store uploads under a dated prefix",
  summary: "Every upload is stored under the dated prefix so that old ones can be dropped per month.",
  detail:
    "The upload handler writes each object under the dated prefix. Retention then touches one prefix and never scans the whole bucket.",
};

/** A review in the form of a case. */
export function linesOf(review: RecordReview): Pick<Case, "matches" | "gives"> {
  const short = (id: string): string => id.replace("decision:", "");
  return {
    matches: review.matches.map(
      ({ title, summary, detail, evidence, relation, confidence, flags, id }) =>
        `${title} ${summary} ${detail} | ${Object.values(evidence)
          .map(({ sum }) => sum)
          .join(" ")} | ${[relation, confidence, ...flags].join(" ")} | ${short(id)}`,
    ),
    gives: [
      `${review.decision} ${review.reason} ${review.relation} ${review.handling}`,
      `rule ${review.rule} ${review.confidence}`,
      review.targets.map(short).join(" ") || "-",
    ].join(" | "),
  };
}
