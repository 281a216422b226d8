/** `83.33 %`, of ten-thousandths: how the reviewer's similarities and confidences are said to people. */
export function percent(tenThousandths: number): string {
  return `${(tenThousandths / 100).toFixed(2)} %`;
}
