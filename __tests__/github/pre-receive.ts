/** Refuses what protected branches refuse, in the words of GitHub. */
export const PRE_RECEIVE = `#!/bin/sh
while read -r before after ref; do
  for protected in $STAND_IN_PROTECTED; do
    if [ "$ref" = "$protected" ]; then
      echo "error: GH006: Protected branch update failed for $ref." >&2
      exit 1
    fi
  done
done
`;
