/** What a case of the reviewer is made of: the records, the form of a case, the decisions. */
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
  isWithheld: false,
  supersedes: [],
};

export const CANDIDATE: ReviewSubject = {
  ...TARGET,
  id: "decision:proposed",
  path: "decisions/proposed.md",
  updated: "2026-05-20",
};

export const REPLACING: Partial<ReviewSubject> = {
  summary: "Every upload is stored under the region prefix; the tenant prefix is no longer written.",
  detail:
    "The upload handler writes each object under the region prefix instead of the tenant prefix. Exports and deletions then touch one prefix and never scan the whole bucket.",
};

/** Likeness of title, summary and detail; identity, scope, overlap, replacement, recency and lineage; all in hundredths. */
export type Numbers = readonly [readonly number[], readonly number[]];

export interface Case {
  readonly name: string;
  readonly candidate?: Partial<ReviewSubject>;
  readonly target?: Partial<ReviewSubject>;
  readonly also?: readonly Partial<ReviewSubject>[];
  readonly numbers?: Numbers;
  /** Relation, confidence in ten-thousandths. */
  readonly match?: readonly [string, number];
  /** Decision, reason, handling, rule. */
  readonly gives: readonly [string, string, string, number];
}

export const DUPLICATE = ["merge", "duplicate_memory", "closed", 3] as const;
export const ADDITION = ["merge", "same_scope_summary_overlap", "person", 5] as const;
export const REPLACEMENT = ["supersede", "newer_memory_replaces_older", "person", 4] as const;
export const SPLIT = ["reject", "possible_scope_split", "person", 6] as const;
export const SEVERAL = ["reject", "ambiguous_existing_overlap", "person", 7] as const;
export const SINGLE = ["reject", "ambiguous_existing_overlap", "person", 8] as const;
export const REPLACED = ["reject", "ambiguous_existing_overlap", "person", 9] as const;
export const WIDENED = ["reject", "ambiguous_existing_overlap", "person", 10] as const;
export const NOVEL = ["accept", "novel_memory", "auto", 11] as const;
export const NOVEL_SEEN = ["accept", "novel_memory", "person", 11] as const;
export const THIN = ["reject", "insufficient_signal", "closed", 1] as const;
export const TEMPORARY = ["reject", "temporary_detail", "closed", 2] as const;

export const FULL: Numbers = [
  [100, 100, 100],
  [100, 65, 84, 0, 24, 20],
];

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
